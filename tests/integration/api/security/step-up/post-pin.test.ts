import { POST as stepUp } from '@/app/api/security/step-up/route';
import { createOwner, visitor, signInAgain, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { confirmedAt, goodPin, guardWithPin, listNotifications, wrongPin } from '@/tests/support/guards';
import { callRoute, type Answer } from '@/tests/support/http';
import { countRows, listAudit } from '@/tests/support/rows';

const post = (as: Person | null, body: unknown, headers = {}) =>
  callRoute(stepUp, { method: 'POST', url: '/api/security/step-up', as, body, headers });
const statusOf = (answer: Answer) => answer.status;

async function createGuarded(): Promise<Person> {
  const owner = await createOwner();
  await guardWithPin(owner);
  return owner;
}

async function readPin() {
  const [row] = await query('SELECT wrong_tries, locked_until FROM security_pins');
  return row;
}

const locked = (wait: string) => ({
  message: `Your PIN is locked after 5 wrong tries. Please wait ${wait}, or use a passkey or a recovery code.`,
  code: 'locked',
});

describe('POST /api/security/step-up, with a PIN', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  it('confirms this sign-in and no other one', async () => {
    const owner = await createGuarded();
    const answer = await post(owner, { pin: goodPin });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await confirmedAt(owner)).toEqual(new Date('2026-11-20T15:00:00.000Z'));
    expect(await countRows('step_ups')).toBe(1);
    expect(await confirmedAt(await signInAgain(owner))).toBeNull();
  });

  it('starts the ten minutes anew', async () => {
    const owner = await createGuarded();
    await post(owner, { pin: goodPin });
    advanceClock({ minutes: 9 });
    await post(owner, { pin: goodPin });
    expect(await confirmedAt(owner)).toEqual(new Date('2026-11-20T15:09:00.000Z'));
  });

  it('says how many tries are left after a wrong one', async () => {
    const owner = await createGuarded();
    const answers: Answer[] = [];
    for (let i = 0; i < 4; i += 1) answers.push(await post(owner, { pin: wrongPin }));
    expect(answers.map(statusOf)).toEqual([401, 401, 401, 401]);
    expect(answers.map(({ body }) => (body as { message: string }).message)).toEqual([
      'This is not your PIN. You have 4 tries left.',
      'This is not your PIN. You have 3 tries left.',
      'This is not your PIN. You have 2 tries left.',
      'This is not your PIN. You have 1 try left.',
    ]);
    expect(await readPin()).toEqual({ wrong_tries: 4, locked_until: null });
    expect(await confirmedAt(owner)).toBeNull();
  });

  it('forgets wrong tries after a right one', async () => {
    const owner = await createGuarded();
    for (let i = 0; i < 4; i += 1) await post(owner, { pin: wrongPin });
    expect(statusOf(await post(owner, { pin: goodPin }))).toBe(204);
    expect(await readPin()).toEqual({ wrong_tries: 0, locked_until: null });
    expect((await post(owner, { pin: wrongPin })).body).toMatchObject({
      message: 'This is not your PIN. You have 4 tries left.',
    });
  });

  it('locks the PIN at the fifth, also for the right one, and tells the account', async () => {
    const owner = await createGuarded();
    for (let i = 0; i < 4; i += 1) await post(owner, { pin: wrongPin });
    const fifth = await post(owner, { pin: wrongPin });
    expect(fifth.status).toBe(423);
    expect(fifth.body).toEqual(locked('15 minutes'));
    expect(fifth.headers.get('retry-after')).toBe('900');
    expect(await readPin()).toEqual({ wrong_tries: 5, locked_until: new Date('2026-11-20T15:15:00.000Z') });
    expect((await listAudit()).at(-1)).toEqual({
      type: 'pin.locked',
      actor_id: owner.user.id,
      subject_id: owner.user.id,
      data: {},
    });
    expect(await listNotifications(owner)).toContainEqual({
      type: 'pin.locked',
      title: 'PIN locked',
      message:
        'Somebody entered 5 wrong PINs in a row. The PIN can be tried again in 15 minutes. ' +
        'If this was not you, please log out everywhere and contact us.',
    });

    advanceClock({ minutes: 14, ms: 1 });
    const right = await post(owner, { pin: goodPin });
    expect(right.status).toBe(423);
    expect(right.body).toEqual(locked('a minute'));
    expect(right.headers.get('retry-after')).toBe('60');
    expect(await confirmedAt(owner)).toBeNull();
    expect((await listAudit()).filter(({ type }) => type === 'pin.locked')).toHaveLength(1);
  });

  it('takes the right PIN again after the lock, and five tries before the next one', async () => {
    const owner = await createGuarded();
    for (let i = 0; i < 5; i += 1) await post(owner, { pin: wrongPin });
    advanceClock({ minutes: 15 });
    expect((await post(owner, { pin: wrongPin })).body).toMatchObject({
      message: 'This is not your PIN. You have 4 tries left.',
    });
    expect(statusOf(await post(owner, { pin: goodPin }))).toBe(204);
  });

  it('counts tries one by one that come at once, from two sign-ins', async () => {
    const owner = await createGuarded();
    const people = [owner, await signInAgain(owner)];
    const tries = Array.from({ length: 8 }, (_, index) => post(people[index % 2]!, { pin: wrongPin }));
    const statuses = (await Promise.all(tries)).map(statusOf).sort();
    expect(statuses).toEqual([401, 401, 401, 401, 423, 423, 423, 423]);
    expect(await readPin()).toMatchObject({ wrong_tries: 5 });
    expect((await listAudit()).filter(({ type }) => type === 'pin.locked')).toHaveLength(1);
    expect(statusOf(await post(owner, { pin: goodPin }))).toBe(423);
  });

  it('does not take the PIN of somebody else', async () => {
    await createGuarded();
    const other = await createOwner();
    const answer = await post(other, { pin: goodPin });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: 'Your account has no PIN.', code: 'wrong_pin' });
    expect(await readPin()).toEqual({ wrong_tries: 0, locked_until: null });
  });

  it.each([
    ['nothing', {}],
    ['a short PIN', { pin: '4829' }],
    ['a PIN that is a number', { pin: 482915 }],
    ['two ways at once', { pin: goodPin, recoveryCode: 'A' }],
    ['an empty recovery code', { recoveryCode: ' ' }],
    ['half of a passkey', { id: 'a', type: 'public-key' }],
  ])('refuses %s without counting it as a try', async (_, body) => {
    const owner = await createGuarded();
    const answer = await post(owner, body);
    expect([400, 422]).toContain(answer.status);
    expect(await readPin()).toEqual({ wrong_tries: 0, locked_until: null });
    expect(await confirmedAt(owner)).toBeNull();
  });

  it('stops after thirty tries in ten minutes', async () => {
    const owner = await createOwner();
    for (let i = 0; i < 30; i += 1) await post(owner, { pin: wrongPin });
    const answer = await post(owner, { pin: wrongPin });
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('600');
  });

  it('refuses a page of another site', async () => {
    const owner = await createGuarded();
    expect(statusOf(await post(owner, { pin: goodPin }, { origin: 'https://evil.example' }))).toBe(403);
    expect(await confirmedAt(owner)).toBeNull();
  });

  it('answers a visitor 401', async () => {
    expect(statusOf(await post(visitor, { pin: goodPin }))).toBe(401);
  });
});
