import * as argon2 from '@node-rs/argon2';
import { POST as login } from '@/app/api/users/login/route';
import { hashing } from '@/lib/accounts/rules/hashing';
import { createOwner } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

const verify = jest.mocked(argon2.verify);

const tryOf = (email: string) =>
  callRoute(login, {
    method: 'POST',
    url: '/api/users/login',
    body: { email, password: 'a wrong password' },
  });

/** What a hash costs is written at its beginning: `$argon2id$v=19$m=19456,t=2,p=1`. */
const costsOf = (hashes: string[]) => hashes.map((hash) => hash.split('$').slice(1, 4).join('$'));

describe('a login with a wrong password', () => {
  it('takes the work of one hash, whether the email has an account or not', async () => {
    const owner = await createOwner();
    const hash = await argon2.hash('the password of an account', hashing);
    await query('UPDATE users SET password_hash = $2 WHERE id = $1', [owner.user.id, hash]);
    verify.mockClear();

    const answers = [await tryOf(owner.user.email), await tryOf('nobody@example.com')];

    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    const [ofAccount, ofNobody] = costsOf(verify.mock.calls.map(([hashed]) => String(hashed)));
    expect(ofAccount).toMatch(/^argon2id\$v=19\$m=19456,t=2,p=1$/);
    expect(ofNobody).toBe(ofAccount);
    expect(verify).toHaveBeenCalledTimes(2);
  });
});
