import { GET as me } from '@/app/api/auth/me/route';
import { POST as login } from '@/app/api/users/login/route';
import { createOwner } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { testPassword } from '@/tests/support/environment';
import { callRoute, cookieOf, type Call } from '@/tests/support/http';
import { snapshot } from '@/tests/support/rows';
import { whileHeld } from '@/tests/support/while-held';

const post = (call: Call) => callRoute(login, { method: 'POST', url: '/api/users/login', ...call });
const wrong = { message: 'Incorrect email or password', code: 'wrong_password' };

describe('POST /api/users/login, as a visitor', () => {
  it('starts a session with the right password', async () => {
    const owner = await createOwner();
    const body = { email: owner.user.email, password: testPassword };
    // On a browser that is known: of another one an alert tells.
    const as = cookieOf(await post({ body }), 'known-device');
    const before = await snapshot();
    const answer = await post({ as, body });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(owner.user);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await callRoute(me, { as: cookieOf(answer) })).body).toEqual(owner.user);
    expect(await snapshot()).toEqual(before);
  });

  it('takes the email in any letter case', async () => {
    const owner = await createOwner();
    const answer = await post({ body: { email: owner.user.email.toUpperCase(), password: testPassword } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(owner.user);
  });

  it('answers a wrong password and an unknown email with the same words', async () => {
    const owner = await createOwner();
    const wrongPassword = await post({ body: { email: owner.user.email, password: `${testPassword}!` } });
    const unknownEmail = await post({ body: { email: 'nobody@example.com', password: testPassword } });

    for (const answer of [wrongPassword, unknownEmail]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(wrong);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect([...wrongPassword.headers.keys()]).toEqual([...unknownEmail.headers.keys()]);
  });

  it('begins no session with a password that is changed while it is compared', async () => {
    const { user } = await createOwner();
    const change = "UPDATE users SET password_hash = 'of another one'";
    const [answer] = await whileHeld({ table: 'users', id: user.id }, change, () => [
      post({ body: { email: user.email, password: testPassword } }),
    ]);
    expect(answer).toMatchObject({ status: 401, body: wrong });
  });

  it('minds the case of the password', async () => {
    const owner = await createOwner();
    const answer = await post({ body: { email: owner.user.email, password: testPassword.toUpperCase() } });
    expect(answer.status).toBe(401);
  });

  it('stops after 10 tries in 10 minutes for one email, also for the right password and in another case', async () => {
    const owner = await createOwner();
    const other = await createOwner();
    holdClock('2026-11-20T15:00:01Z');
    const body = { email: owner.user.email, password: 'wrong' };
    const tries = await Promise.all(Array.from({ length: 10 }, () => post({ body })));
    expect(tries.map((answer) => answer.status)).toEqual(Array(10).fill(401));

    const answer = await post({ body: { email: owner.user.email.toUpperCase(), password: testPassword } });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('599');
    expect(answer.body).toEqual({
      message: 'Too many tries. Please wait 10 minutes and try again.',
      code: 'rate_limited',
    });
    expect((await post({ body: { email: other.user.email, password: testPassword } })).status).toBe(200);

    holdClock('2026-11-20T15:10:00Z');
    expect((await post({ body: { email: owner.user.email, password: testPassword } })).status).toBe(200);
    releaseClock();
  });

  it.each([
    ['nothing', {}, { email: 'Please enter your email address.', password: 'Please enter your password.' }],
    [
      'an empty password',
      { email: 'a@example.com', password: '' },
      { password: 'Please enter your password.' },
    ],
    [
      'an overlong password',
      { email: 'a@example.com', password: 'x'.repeat(129) },
      { password: 'Please use at most 128 characters.' },
    ],
    [
      'a password that is not text',
      { email: 'a@example.com', password: { $ne: '' } },
      { password: 'Please enter your password.' },
    ],
  ])('refuses %s', async (_, body, fields) => {
    const answer = await post({ body });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message: Object.values(fields)[0], code: 'validation_failed', fields });
  });

  it('refuses a page of another site, so that nobody is signed in to an account that is not theirs', async () => {
    const owner = await createOwner();
    const body = { email: owner.user.email, password: testPassword };
    const answer = await post({ body, headers: { origin: 'https://evil.example' } });
    expect(answer.status).toBe(403);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
