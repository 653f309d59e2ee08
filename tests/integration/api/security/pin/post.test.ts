import { verify } from '@node-rs/argon2';
import { POST as postPin } from '@/app/api/security/pin/route';
import { POST as makeCodes } from '@/app/api/security/recovery-codes/route';
import { POST as postStepUp } from '@/app/api/security/step-up/route';
import { openText } from '@/lib/platform/secrets/secret-box';
import { createOwner, visitor, signInAgain, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import {
  confirm,
  confirmedAt,
  goodPin,
  guardWithPasskey,
  guardWithPin,
  listNotifications,
  stepUpRequired,
} from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const post = (as: Person | null, body: unknown, headers = {}) =>
  callRoute(postPin, { method: 'POST', url: '/api/security/pin', as, body: withPassword(body), headers });

/** Of an account without a guard it is asked for; others ignore it. */
const withPassword = (body: unknown) =>
  body && typeof body === 'object' ? { password: testPassword, ...body } : body;

const confirmWith = (as: Person, body: unknown) => callRoute(postStepUp, { method: 'POST', as, body });

async function storedPin(person: Person): Promise<string> {
  const [row] = await query<{ hash_ciphertext: string }>(
    'SELECT hash_ciphertext FROM security_pins WHERE user_id = $1',
    [person.user.id],
  );
  return openText(row!.hash_ciphertext, `pin:${person.user.id}`);
}

describe('POST /api/security/pin, without a guard', () => {
  afterEach(releaseClock);

  it('sets the PIN as a sealed argon2id hash, tells the account, and confirms the sign-in', async () => {
    holdClock();
    const owner = await createOwner();
    const answer = await post(owner, { pin: goodPin });

    expect([answer.status, answer.text]).toEqual([204, '']);
    const hash = await storedPin(owner);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(hash, goodPin)).toBe(true);
    expect(await query('SELECT wrong_tries, locked_until, updated_at FROM security_pins')).toEqual([
      { wrong_tries: 0, locked_until: null, updated_at: new Date('2026-11-20T15:04:05.678Z') },
    ]);
    expect(await confirmedAt(owner)).toEqual(new Date('2026-11-20T15:04:05.678Z'));
    expect(await listAudit()).toEqual([
      { type: 'pin.set', actor_id: owner.user.id, subject_id: owner.user.id, data: { isChange: false } },
    ]);
    expect(await listNotifications(owner)).toEqual([
      {
        type: 'pin.set',
        title: 'PIN set',
        message:
          'A PIN guards your account now. If this was not you, please log out everywhere and contact us.',
      },
    ]);
  });

  it('comes with ten recovery codes for whoever asks, and each of them confirms', async () => {
    const owner = await createOwner();
    const answer = await post(owner, { pin: goodPin, withRecoveryCodes: true });

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ recoveryCodes: expect.any(Array) as string[] });
    const { recoveryCodes } = answer.body as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await countRows('recovery_codes')).toBe(10);
    expect((await listAudit()).map(({ type }) => type)).toEqual(['pin.set', 'recovery_codes.made']);
    expect((await listNotifications(owner)).map(({ title }) => title)).toEqual([
      'PIN set',
      'New recovery codes',
    ]);
    const later = await signInAgain(owner);
    expect((await confirmWith(later, { recoveryCode: recoveryCodes[9] })).status).toBe(204);
  });

  it.each([
    ['with new codes in their place', true, 10],
    ['and gives none to who cannot show them', false, 0],
  ])('voids codes that were made before, by whomever, %s', async (_, withRecoveryCodes, left) => {
    const owner = await createOwner();
    const thief = await signInAgain(owner);
    const { body } = await callRoute(makeCodes, {
      method: 'POST',
      as: thief,
      body: { password: testPassword },
    });
    const [planted] = (body as { codes: string[] }).codes;
    await post(owner, { pin: goodPin, withRecoveryCodes });
    expect((await confirmWith(thief, { recoveryCode: planted })).status).toBe(401);
    expect(await countRows('recovery_codes')).toBe(left);
  });

  it.each([
    ['without the password', undefined, 422, 'validation_failed', 'Please enter your password.'],
    ['with an empty one', '', 422, 'validation_failed', 'Please enter your password.'],
    ['with a wrong one', 'not the password', 401, 'wrong_password', 'This is not your password.'],
  ])('is refused to an open session %s, and changes nothing', async (_, password, status, code, message) => {
    const owner = await createOwner();
    const before = await snapshot();
    const answer = await post(owner, { pin: goodPin, password });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ message, code, fields: { password: message } });
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['too short', '48291', 'PIN must be exactly 6 digits.'],
    ['too long', '4829150', 'PIN must be exactly 6 digits.'],
    ['with a letter', '48291a', 'PIN must be exactly 6 digits.'],
    ['in other digits', '٤٨٢٩١٥', 'PIN must be exactly 6 digits.'],
    ['a number', 482915, 'PIN must be exactly 6 digits.'],
    ['missing', undefined, 'PIN must be exactly 6 digits.'],
    [
      'repeated',
      '777777',
      'Please choose a PIN that is not a few digits repeated, such as 111111 or 123123.',
    ],
    ['of two digits', '111112', 'Please choose a PIN with at least three different digits.'],
    ['in pairs', '112233', 'Please choose a PIN whose digits do not come in pairs such as 112233.'],
    ['sequential', '456789', 'Please choose a PIN that is not a sequence such as 123456 or 654321.'],
  ])('refuses a PIN that is %s, with the reason', async (_, pin, message) => {
    const owner = await createOwner();
    const before = await snapshot();
    const answer = await post(owner, { pin });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ message, code: 'validation_failed', fields: { pin: message } });
    expect(await snapshot()).toEqual(before);
  });

  it('sets one PIN when two are sent at once: the second one would have to know the first', async () => {
    const owner = await createOwner();
    const [first, second] = [await signInAgain(owner), await signInAgain(owner)];
    const answers = await Promise.all([post(first, { pin: '482915' }), post(second, { pin: '915482' })]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 402]);
    expect(await countRows('audit_events')).toBe(1);
    const winner = answers[0]!.status === 204 ? '482915' : '915482';
    expect(await verify(await storedPin(owner), winner)).toBe(true);
  });

  it('stops after five tries in an hour', async () => {
    holdClock('2026-11-20T15:30:00.000Z');
    const owner = await createOwner();
    for (let i = 0; i < 5; i += 1) expect((await post(owner, { pin: '111111' })).status).toBe(422);
    const sixth = await post(owner, { pin: goodPin });
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('1800');
    expect(await countRows('security_pins')).toBe(0);
    expect((await post(await createOwner(), { pin: goodPin })).status).toBe(204);
  });

  it('refuses a page of another site', async () => {
    const owner = await createOwner();
    expect((await post(owner, { pin: goodPin }, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await countRows('security_pins')).toBe(0);
  });

  it('answers a visitor 401', async () => {
    expect((await post(visitor, { pin: goodPin })).status).toBe(401);
    expect(await countRows('security_pins')).toBe(0);
  });
});

describe('POST /api/security/pin, on a guarded account', () => {
  afterEach(releaseClock);

  it('asks for a confirmation before another PIN, and changes nothing', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    const before = await snapshot();
    const answer = await post(owner, { pin: '915482' });
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual(stepUpRequired);
    expect(await snapshot()).toEqual(before);
  });

  it('asks for one before the first PIN beside a passkey, too', async () => {
    const owner = await createOwner();
    await guardWithPasskey(owner);
    expect((await post(owner, { pin: goodPin })).status).toBe(402);
    expect(await countRows('security_pins')).toBe(0);
  });

  it('does not take the confirmation of another sign-in', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await confirm(owner);
    expect((await post(await signInAgain(owner), { pin: '915482' })).status).toBe(402);
  });

  it('does not take a confirmation that is ten minutes old', async () => {
    holdClock();
    const owner = await createOwner();
    await guardWithPin(owner);
    await confirm(owner);
    advanceClock({ minutes: 10 });
    expect((await post(owner, { pin: '915482' })).status).toBe(402);
  });

  it('replaces the PIN once confirmed, and ends a lock of the old one', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await query("UPDATE security_pins SET wrong_tries = 5, locked_until = now() + interval '15 minutes'");
    await confirm(owner);
    expect((await post(owner, { pin: '915482', withRecoveryCodes: true })).status).toBe(204);

    expect(await countRows('recovery_codes')).toBe(0);
    expect(await verify(await storedPin(owner), '915482')).toBe(true);
    expect(await query('SELECT wrong_tries, locked_until FROM security_pins')).toEqual([
      { wrong_tries: 0, locked_until: null },
    ]);
    expect((await listAudit()).at(-1)).toMatchObject({ type: 'pin.set', data: { isChange: true } });
    expect((await listNotifications(owner)).map(({ title }) => title).sort()).toEqual([
      'PIN changed',
      'PIN set',
    ]);
  });
});
