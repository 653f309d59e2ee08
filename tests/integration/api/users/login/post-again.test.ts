import { GET as me } from '@/app/api/auth/me/route';
import { POST as loginChallenge } from '@/app/api/auth/webauthn/login/challenge/route';
import { POST as loginVerify } from '@/app/api/auth/webauthn/login/verify/route';
import { POST as login } from '@/app/api/users/login/route';
import { POST as register } from '@/app/api/users/register/route';
import { createOwner, signInAgain, type Person } from '@/tests/support/actors';
import { registration } from '@/tests/support/builders';
import { testPassword } from '@/tests/support/environment';
import { createWithPasskey } from '@/tests/support/guards';
import { callRoute, cookieOf, type Answer } from '@/tests/support/http';

type SignIn = (as: Person) => Promise<Answer>;

const byPassword: SignIn = (as) =>
  callRoute(login, { method: 'POST', as, body: { email: as.user.email, password: testPassword } });

const bySignUp: SignIn = (as) => callRoute(register, { method: 'POST', as, body: registration() });

const byPasskey: SignIn = async (as) => {
  const { authenticator } = await createWithPasskey();
  const { body } = await callRoute(loginChallenge, { method: 'POST' });
  return callRoute(loginVerify, {
    method: 'POST',
    as,
    body: authenticator.sign(body as { challenge: string }),
  });
};

const reads = async (as: { cookie: string } | null) => (await callRoute(me, { as })).status;

describe('a sign-in in a browser that is signed in', () => {
  it.each([
    ['with a password', byPassword],
    ['with a new account', bySignUp],
    ['with a passkey', byPasskey],
  ])('%s ends the session that its cookie named before, and no other one', async (_, signIn) => {
    const owner = await createOwner();
    const elsewhere = await signInAgain(owner);
    const answer = await signIn(owner);
    expect(await reads(cookieOf(answer))).toBe(200);
    expect(await reads(owner)).toBe(401);
    expect(await reads(elsewhere)).toBe(200);
  });

  it('leaves it as it is when the password is wrong', async () => {
    const owner = await createOwner();
    const body = { email: owner.user.email, password: `${testPassword}!` };
    expect((await callRoute(login, { method: 'POST', as: owner, body })).status).toBe(401);
    expect(await reads(owner)).toBe(200);
  });
});
