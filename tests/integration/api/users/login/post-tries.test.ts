import { hash } from '@node-rs/argon2';
import { encode } from 'next-auth/jwt';
import { POST as loginVerify } from '@/app/api/auth/webauthn/login/verify/route';
import { POST as loginChallenge } from '@/app/api/auth/webauthn/login/challenge/route';
import { POST as login } from '@/app/api/users/login/route';
import { POST as register } from '@/app/api/users/register/route';
import { tellOfTries } from '@/lib/accounts/commands/sign-in-tries';
import { createOwner, type Person } from '@/tests/support/actors';
import { registration } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { createWithPasskey, listNotifications } from '@/tests/support/guards';
import { callRoute, cookieOf, type Answer } from '@/tests/support/http';
import { listJobs } from '@/tests/support/requests';
import { countRows } from '@/tests/support/rows';

const HOME = '203.0.113.7';

type From = { from?: string; as?: { cookie: string } | null };

const enter = (email: string, password: string, { from = HOME, as }: From = {}) =>
  callRoute(login, {
    method: 'POST',
    url: '/api/users/login',
    body: { email, password },
    headers: { 'x-socket-address': from },
    as,
  });
const signIn = ({ user }: Person, where?: From) => enter(user.email, testPassword, where);
const known = (answer: Answer) => cookieOf(answer, 'known-device');

/** Wrong passwords from one place after another, ten from each, as many as are let through. */
async function attack(email: string, places: number, as: From['as'] = null): Promise<number[]> {
  const statuses: number[] = [];
  for (let place = 0; place < places; place += 1) {
    const tries = Array.from({ length: 10 }, (_, n) =>
      enter(email, `guess ${n}`, { from: `198.51.100.${place}`, as }),
    );
    statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
  }
  return statuses;
}

const tooMany = { status: 429, body: { code: 'rate_limited' } };
const ofAccount = { status: 429, body: { code: 'unknown_device' } };

beforeEach(() => holdClock('2026-11-20T15:00:01Z'));
afterEach(releaseClock);

describe('wrong passwords for an account', () => {
  it('from somewhere else do not keep its owner out', async () => {
    const owner = await createOwner();
    expect(await attack(owner.user.email, 1)).toEqual(Array(10).fill(401));
    expect(await enter(owner.user.email, 'guess', { from: '198.51.100.0' })).toMatchObject(tooMany);
    expect((await signIn(owner)).status).toBe(200);
  });

  it('from one place stop after ten in ten minutes, and a device of the owner there goes on', async () => {
    const owner = await createOwner();
    const device = known(await signIn(owner));
    for (let n = 0; n < 10; n += 1) expect((await enter(owner.user.email, `guess ${n}`)).status).toBe(401);
    expect(await signIn(owner)).toMatchObject(tooMany);
    expect((await signIn(owner, { as: device })).status).toBe(200);
  });

  it('from everywhere stop after a hundred in an hour, and a device of the owner goes on', async () => {
    const owner = await createOwner();
    const device = known(await signIn(owner));
    expect(await attack(owner.user.email, 10)).toEqual(Array(100).fill(401));
    expect(await signIn(owner)).toMatchObject(ofAccount);
    expect((await signIn(owner, { as: device })).status).toBe(200);
    expect((await signIn(await createOwner())).status).toBe(200);
  });

  it('of many accounts from one place stop after fifty in ten minutes', async () => {
    for (let n = 0; n < 50; n += 1) {
      expect((await enter(`nobody-${n}@example.com`, 'summer2026')).status).toBe(401);
    }
    const owner = await createOwner();
    expect(await signIn(owner)).toMatchObject(tooMany);
    expect((await signIn(owner, { from: '198.51.100.1' })).status).toBe(200);
  });

  it('from a place that has to wait are none for the account, so that none of them hides the tenth', async () => {
    for (let n = 0; n < 50; n += 1) await enter(`nobody-${n}@example.com`, 'summer2026');
    const { user } = await createOwner();
    const elsewhere = { from: '198.51.100.1' };
    for (let n = 0; n < 9; n += 1) await enter(user.email, `guess ${n}`, elsewhere);
    expect(await enter(user.email, 'guess')).toMatchObject(tooMany);
    expect((await enter(user.email, 'guess 10', elsewhere)).status).toBe(401);
    expect(await listJobs('sign-in-tries')).toEqual([user.id]);
  });

  it('are not counted when they are right', async () => {
    const owner = await createOwner();
    for (let n = 0; n < 12; n += 1) expect((await signIn(owner)).status).toBe(200);
  });

  it('are answered alike whether there is an account, also when there were too many', async () => {
    const owner = await createOwner();
    const seen = async (email: string, from: string) => {
      const answers = [];
      for (let n = 0; n < 11; n += 1) answers.push(await enter(email, 'guess', { from }));
      return answers.map(({ status, body, headers }) => [status, body, [...headers.keys()]]);
    };
    const ofOwner = await seen(owner.user.email, '198.51.100.1');
    expect(await seen('nobody@example.com', '198.51.100.2')).toEqual(ofOwner);
    expect(await listJobs('sign-in-tries')).toHaveLength(2);
  });
});

describe('a device that was signed in on', () => {
  it('has ten tries in ten minutes of its own', async () => {
    const owner = await createOwner();
    const as = known(await signIn(owner));
    for (let n = 0; n < 10; n += 1) {
      expect((await enter(owner.user.email, `guess ${n}`, { as })).status).toBe(401);
    }
    expect(await signIn(owner, { as })).toMatchObject(tooMany);
    expect((await signIn(owner, { from: '198.51.100.1' })).status).toBe(200);
  });

  it('is known for a year, to our calls alone, by a cookie that says nothing', async () => {
    const owner = await createOwner();
    const line = (await signIn(owner)).headers
      .getSetCookie()
      .find((each) => each.startsWith('known-device='));
    expect(line).toMatch(/^known-device=[^;]+; Path=\/api; HttpOnly; SameSite=Lax; Max-Age=31536000$/);
    expect(Buffer.from(line!, 'base64url').toString('latin1')).not.toContain(owner.user.id);
  });

  it('is known after a sign-up and after a passkey, too', async () => {
    expect(known(await callRoute(register, { method: 'POST', body: registration() }))).not.toBeNull();
    const { authenticator } = await createWithPasskey();
    const { body } = await callRoute(loginChallenge, { method: 'POST' });
    const signed = authenticator.sign(body as { challenge: string });
    expect(known(await callRoute(loginVerify, { method: 'POST', body: signed }))).not.toBeNull();
  });

  it('stays known to each of a family that shares it', async () => {
    const [ada, grace] = [await createOwner(), await createOwner()];
    const first = known(await signIn(ada));
    const both = known(await signIn(grace, { as: first }));
    for (const { user } of [ada, grace]) await attack(user.email, 10);
    expect((await signIn(ada, { as: both })).status).toBe(200);
    expect((await signIn(grace, { as: both })).status).toBe(200);
  });

  it.each([
    ['of another account', async () => known(await signIn(await createOwner()))],
    ['that was made up', async () => ({ cookie: 'known-device=abc' })],
    ['that is a session', async ({ cookie }: Person) => ({ cookie: `known-device=${cookie.split('=')[1]}` })],
    [
      'of another secret',
      async () => ({
        cookie: `known-device=${await encode({ token: { device: 'x', marks: [] }, secret: 'x'.repeat(32), salt: 'known-device' })}`,
      }),
    ],
    [
      'from before the password was changed',
      async (owner: Person) => {
        const cookie = known(await signIn(owner));
        const passwordHash = await hash(`${testPassword}!`);
        await query('UPDATE users SET password_hash = $1 WHERE id = $2', [passwordHash, owner.user.id]);
        return cookie;
      },
    ],
  ])('is not known by the cookie %s', async (_, choose) => {
    const owner = await createOwner();
    const as = await choose(owner);
    await attack(owner.user.email, 10);
    expect(await enter(owner.user.email, 'whatever', { as })).toMatchObject(ofAccount);
  });
});

describe('the owner of an account whose password somebody guesses', () => {
  const tell = async () => {
    const [id] = await listJobs('sign-in-tries');
    return tellOfTries(id!);
  };

  it('is told after ten, by mail and in the account, at most once a day', async () => {
    const owner = await createOwner();
    await attack(owner.user.email, 2);
    expect(new Set(await listJobs('sign-in-tries'))).toEqual(new Set([owner.user.id]));
    expect([await tell(), await tell()]).toEqual([{ sent: true }, { sent: true }]);
    expect(await query('SELECT to_address, subject FROM mails')).toEqual([
      { to_address: owner.user.email, subject: 'Somebody is trying to log in to your account' },
    ]);
    expect((await listNotifications(owner)).map(({ type }) => type)).toEqual(['sign_in.tried']);

    advanceClock({ days: 1, ms: 1 });
    await tell();
    expect(await countRows('mails')).toBe(2);
  });

  it('is not told of nine, nor of tries on a device of their own', async () => {
    const owner = await createOwner();
    const as = known(await signIn(owner));
    for (let n = 0; n < 9; n += 1) await enter(owner.user.email, 'guess');
    for (let n = 0; n < 10; n += 1) await enter(owner.user.email, 'guess', { as });
    expect(await listJobs('sign-in-tries')).toEqual([]);
  });

  it('is nobody for an email that no account has', async () => {
    await attack('nobody@example.com', 1);
    expect(await tell()).toEqual({ sent: false });
    expect(await countRows('mails')).toBe(0);
  });
});
