import { POST as register } from '@/app/api/users/register/route';
import { GET as me } from '@/app/api/auth/me/route';
import { createOwner } from '@/tests/support/actors';
import { registration } from '@/tests/support/builders';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { callRoute, cookieOf, type Call } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const post = (call: Call) => callRoute(register, { method: 'POST', url: '/api/users/register', ...call });

describe('POST /api/users/register, as a visitor', () => {
  it('keeps the time zone of the browser', async () => {
    const answer = await post({ body: { ...registration(), timeZone: 'America/Chicago' } });

    expect(answer.status).toBe(201);
    expect(await query('SELECT time_zone FROM users')).toEqual([{ time_zone: 'America/Chicago' }]);
  });

  it('refuses a time zone that nobody knows, and opens nothing', async () => {
    const answer = await post({ body: { ...registration(), timeZone: 'Mars/Olympus' } });

    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { timeZone: expect.stringContaining('America/Chicago') } });
    expect(await query('SELECT 1 FROM users')).toEqual([]);
  });

  it('opens an account, signs in and leaves an audit event', async () => {
    const input = registration({ email: 'Grace@Example.com', phone: '+1 512 555 0100' });
    const answer = await post({ body: input });

    expect(answer.status).toBe(201);
    const { id, createdAt, ...rest } = answer.body as { id: string; createdAt: string };
    expect(rest).toEqual({
      email: 'Grace@Example.com',
      firstName: 'Grace',
      lastName: 'Hopper',
      role: 'owner',
    });
    expect(new Date(createdAt).toISOString()).toBe(createdAt);

    const rows = await query('SELECT * FROM users');
    expect(rows).toEqual([
      {
        id,
        email: 'Grace@Example.com',
        password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
        first_name: 'Grace',
        last_name: 'Hopper',
        phone: '+1 512 555 0100',
        role: 'owner',
        session_version: 1,
        time_zone: null,
        email_confirmed_at: null,
        deleted_at: null,
        created_at: new Date(createdAt),
      },
    ]);
    expect(await listAudit()).toEqual([
      { type: 'user.registered', actor_id: id, subject_id: id, data: { role: 'owner' } },
    ]);

    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^next-auth\.session-token=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=(2592000|25919\d\d)$/,
    );
    const whoami = await callRoute(me, { as: cookieOf(answer) });
    expect(whoami.body).toEqual(answer.body);
  });

  it('opens the account of a notary', async () => {
    const answer = await post({ body: registration({ role: 'notary' }) });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ role: 'notary' });
    expect(await query('SELECT role FROM users')).toEqual([{ role: 'notary' }]);
  });

  it('trims the email and the names, and takes no phone as none', async () => {
    const answer = await post({
      body: registration({ email: ' ada@example.com ', firstName: ' Ada ', lastName: ' King\t', phone: '' }),
    });
    expect(answer.body).toMatchObject({ email: 'ada@example.com', firstName: 'Ada', lastName: 'King' });
    expect(await query('SELECT phone FROM users')).toEqual([{ phone: null }]);
  });

  it('refuses an email that is in use, in any letter case', async () => {
    const owner = await createOwner();
    const before = await snapshot();
    const answer = await post({ body: registration({ email: owner.user.email.toUpperCase() }) });

    const message = 'An account with this email already exists. Please log in instead.';
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ message, code: 'conflict', fields: { email: message } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await snapshot()).toEqual(before);
  });

  it('opens one account when the same email registers twice at once', async () => {
    const [first, second] = await Promise.all([
      post({ body: registration({ email: 'twice@example.com' }) }),
      post({ body: registration({ email: 'Twice@example.com' }) }),
    ]);
    expect([first.status, second.status].sort()).toEqual([201, 409]);
    expect(await countRows('users')).toBe(1);
    expect(await countRows('audit_events')).toBe(1);
  });

  it.each(['DeedGuard', 'guardsign2026!', 'Deed Guard Guard Sign', 'deedguard-deedguard', '12345guardsign'])(
    'refuses a password that is our own name: %s',
    async (password) => {
      const message = 'This password is the name of this site. Please choose another one.';
      const answer = await post({ body: registration({ password }) });
      expect(answer).toMatchObject({ status: 422, body: { fields: { password: message } } });
    },
  );

  it.each(['my deedguard account of 1971', 'guardsigned'])(
    'takes a password that has more in it than our name: %s',
    async (password) => {
      expect((await post({ body: registration({ password }) })).status).toBe(201);
    },
  );

  it('refuses a password that is among the commonest', async () => {
    const answer = await post({ body: registration({ password: 'Password1' }) });
    const message = 'This password is one of the first that attackers try. Please choose another one.';
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message, code: 'validation_failed', fields: { password: message } });
    expect(await countRows('users')).toBe(0);
  });

  it('stops after 20 tries in 10 minutes from one address', async () => {
    holdClock('2026-11-20T15:01:00Z');
    const from = (address: string) => post({ body: {}, headers: { 'x-socket-address': address } });
    for (let i = 0; i < 20; i += 1) expect((await from('192.0.2.1')).status).toBe(422);

    const answer = await from('192.0.2.1');
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('540');
    expect(answer.body).toEqual({
      message: 'Too many tries. Please wait 9 minutes and try again.',
      code: 'rate_limited',
    });
    expect((await from('192.0.2.2')).status).toBe(422);
    releaseClock();
  });
});

describe('POST /api/users/register, with bad input', () => {
  const long = (length: number) => 'x'.repeat(length);

  it.each([
    ['no email', { email: undefined }, { email: 'Please enter your email address.' }],
    ['an empty email', { email: '' }, { email: 'Please enter an email address such as name@example.com.' }],
    ['a bad email', { email: 'ada@' }, { email: 'Please enter an email address such as name@example.com.' }],
    [
      'an email that is not text',
      { email: ['a@example.com'] },
      { email: 'Please enter your email address.' },
    ],
    [
      'an overlong email',
      { email: `${long(250)}@example.com` },
      { email: 'Please use at most 254 characters.' },
    ],
    ['an empty password', { password: '' }, { password: 'Please use at least 8 characters.' }],
    ['a short password', { password: 'k7%2pQ!' }, { password: 'Please use at least 8 characters.' }],
    ['an overlong password', { password: long(129) }, { password: 'Please use at most 128 characters.' }],
    ['a password that is not text', { password: 12345678 }, { password: 'Please choose a password.' }],
    ['an empty first name', { firstName: '  ' }, { firstName: 'Please enter your first name.' }],
    ['an overlong last name', { lastName: long(101) }, { lastName: 'Please use at most 100 characters.' }],
    ['a name that is not text', { lastName: { a: 1 } }, { lastName: 'Please enter your last name.' }],
    [
      'HTML in a name',
      { firstName: '<script>alert(1)</script>' },
      { firstName: 'Please leave out < and > and line breaks.' },
    ],
    [
      'a line break in a name',
      { firstName: 'Ada\nBcc: a@b.c' },
      { firstName: 'Please leave out < and > and line breaks.' },
    ],
    ['an unknown role', { role: 'wizard' }, { role: 'Please choose owner or notary.' }],
    ['a role that nobody can take', { role: 'admin' }, { role: 'Please choose owner or notary.' }],
    ['a bad phone', { phone: 'call me' }, { phone: 'Please enter a phone number such as +1 512 555 0100.' }],
  ])('refuses %s', async (_, overrides, fields) => {
    const answer = await post({ body: registration(overrides) });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message: Object.values(fields)[0], code: 'validation_failed', fields });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await countRows('users')).toBe(0);
  });

  it('names every field that is wrong', async () => {
    const answer = await post({ body: {} });
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([
      'email',
      'password',
      'firstName',
      'lastName',
    ]);
  });

  it.each([
    ['text that is not JSON', { rawBody: '{"email":' }, 400, 'The body is not valid JSON.'],
    ['an empty body', { rawBody: '' }, 400, 'The body is not valid JSON.'],
    ['half of an emoji in a name', { body: registration({ firstName: '\ud83d' }) }, 422, expect.any(String)],
    ['a body that is too large', { rawBody: `"${long(100_001)}"` }, 413, 'The request is too large.'],
    [
      'a form',
      { rawBody: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'Please send JSON (Content-Type: application/json).',
    ],
    [
      'a page of another site',
      { body: registration(), headers: { origin: 'https://evil.example' } },
      403,
      'This request came from another site and was refused.',
    ],
  ])('refuses %s', async (_, call: Call, status, message) => {
    const answer = await post({ ...call, headers: { 'content-type': 'application/json', ...call.headers } });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ message });
    expect(await countRows('users')).toBe(0);
  });

  it.each([['null'], ['[]'], ['"text"'], ['7']])('refuses %s in the place of an object', async (rawBody) => {
    const answer = await post({ rawBody, headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_request' });
    expect(await countRows('users')).toBe(0);
  });
});
