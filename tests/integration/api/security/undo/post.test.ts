import { verify } from '@node-rs/argon2';
import { GET as me } from '@/app/api/auth/me/route';
import { DELETE as removePasskey } from '@/app/api/security/passkeys/[id]/route';
import { DELETE as removePin, POST as setPin } from '@/app/api/security/pin/route';
import { POST as makeCodes } from '@/app/api/security/recovery-codes/route';
import { POST as stepUp } from '@/app/api/security/step-up/route';
import { mailAccountLink } from '@/lib/accounts/commands/account-mail';
import { resetGuards } from '@/lib/accounts/commands/reset-guards';
import { deleteExpiredLinks } from '@/lib/platform/mailed-link';
import { createOwner, signInAgain, type Person } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { confirm, goodPin, guardWithPasskey, guardWithPin, listNotifications } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';
import { linkOfLast, postUndo, storedPin } from '@/tests/support/undo';

const post = (token: unknown) => postUndo({ token });
const postWithPassword = (token: string) => postUndo({ token, password: testPassword });
const reads = async (as: Person) => (await callRoute(me, { as })).status;
const change = (as: Person, pin: string) =>
  callRoute(setPin, { method: 'POST', as, body: { pin, password: testPassword } });

const gone = (message: string) => ({ message, code: 'gone' });

describe('POST /api/security/undo, with the link of a mail', () => {
  afterEach(releaseClock);

  it('takes the first guard off again with the codes that came with it, and ends every session', async () => {
    const owner = await createOwner();
    const thief = await signInAgain(owner);
    await callRoute(setPin, {
      method: 'POST',
      as: thief,
      body: { pin: goodPin, password: testPassword, withRecoveryCodes: true },
    });
    const { subject, token } = await linkOfLast();
    expect(subject).toBe('PIN set');

    expect((await post(token)).status).toBe(204);
    expect(await storedPin(owner)).toBeNull();
    expect([await countRows('recovery_codes'), await countRows('step_ups')]).toEqual([0, 0]);
    expect([await reads(owner), await reads(thief)]).toEqual([401, 401]);
    expect((await listAudit()).at(-1)).toEqual({
      type: 'guards.undone',
      actor_id: null,
      subject_id: owner.user.id,
      data: { changes: 1, isComplete: true },
    });
    expect((await listNotifications(owner)).at(-1)).toMatchObject({
      type: 'guards.undone',
      title: 'A change was undone',
    });
  });

  it('removes a passkey that was added, and no other one', async () => {
    const owner = await createOwner();
    const { passkey: own } = await guardWithPasskey(owner);
    await guardWithPasskey(owner);
    const { subject, token } = await linkOfLast();
    expect(subject).toBe('Passkey added');
    await post(token);
    expect(await query('SELECT id FROM passkeys')).toEqual([{ id: own.id }]);
  });

  it('brings back a PIN that was changed, and one that was removed', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await confirm(owner);
    await change(owner, '915482');
    const changed = await linkOfLast();
    expect(changed.subject).toBe('PIN changed');
    await postWithPassword(changed.token);
    expect(await verify((await storedPin(owner))!, goodPin)).toBe(true);

    const again = await signInAgain(owner);
    await confirm(again);
    expect((await callRoute(removePin, { method: 'DELETE', as: again })).status).toBe(204);
    const removed = await linkOfLast();
    expect(removed.subject).toBe('PIN removed');
    await postWithPassword(removed.token);
    expect(await verify((await storedPin(owner))!, goodPin)).toBe(true);
  });

  it('brings back a passkey that was removed, which confirms as before', async () => {
    const owner = await createOwner();
    const { passkey } = await guardWithPasskey(owner);
    await confirm(owner);
    const [before] = await query('SELECT * FROM passkeys');
    await callRoute(removePasskey, { method: 'DELETE', as: owner, params: { id: passkey.id } });
    const { subject, token } = await linkOfLast();
    expect(subject).toBe('Passkey removed');
    await postWithPassword(token);
    expect(await query('SELECT * FROM passkeys')).toEqual([before]);
  });

  it('brings back the recovery codes that new ones replaced', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await confirm(owner);
    const make = async () =>
      ((await callRoute(makeCodes, { method: 'POST', as: owner })).body as { codes: string[] }).codes;
    const [own] = await make();
    const [strange] = await make();
    const { subject, token } = await linkOfLast();
    expect(subject).toBe('New recovery codes');
    await postWithPassword(token);
    const again = await signInAgain(owner);
    const confirmWith = async (recoveryCode?: string) =>
      (await callRoute(stepUp, { method: 'POST', as: again, body: { recoveryCode } })).status;
    expect([await confirmWith(strange), await confirmWith(own)]).toEqual([401, 204]);
  });

  it('works once, also when it is pressed twice at once', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    const { token } = await linkOfLast();
    const answers = await Promise.all([post(token), post(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    const before = await snapshot();
    expect((await post(token)).body).toEqual(gone('This link has already been used.'));
    expect(await snapshot()).toEqual(before);
  });

  it('works for 24 hours', async () => {
    holdClock();
    const owner = await createOwner();
    await guardWithPin(owner);
    const { token } = await linkOfLast();
    advanceClock({ days: 1 });
    const before = await snapshot();
    const answer = await post(token);
    expect([answer.status, answer.body]).toEqual([
      410,
      gone('This link has expired. It worked for 24 hours.'),
    ]);
    expect(await snapshot()).toEqual(before);
  });

  it('works no longer once the operator has taken all guards off', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await confirm(owner);
    await change(owner, '915482');
    const { token } = await linkOfLast();
    await resetGuards(owner.user.email);
    expect((await post(token)).status).toBe(410);
    expect(await storedPin(owner)).toBeNull();
  });

  it.each(['made-up', 'x'.repeat(43), '\u0000'])('is none: %p', async (token) => {
    await guardWithPin(await createOwner());
    const answer = await post(token);
    expect([answer.status, answer.body]).toEqual([
      410,
      gone('This link is not valid. Please open it from the email once more.'),
    ]);
    expect(await countRows('security_pins')).toBe(1);
  });

  it.each([undefined, '', 7, 'x'.repeat(201)])('refuses a token that cannot be one: %p', async (token) => {
    expect((await post(token)).status).toBe(422);
  });
});

describe('the mail of a change', () => {
  it('goes out once, and the database holds a hash of its link alone', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    const [{ id }] = (await query<{ id: string }>('SELECT id FROM mailed_links')) as [{ id: string }];
    expect(await mailAccountLink(id)).toEqual({ sent: true });
    expect(await mailAccountLink(id)).toEqual({ sent: true });
    expect(await countRows('mails')).toBe(1);
    const [{ text, to_address }] = (await query<{ text: string; to_address: string }>(
      'SELECT text, to_address FROM mails',
    )) as [{ text: string; to_address: string }];
    expect(to_address).toBe(owner.user.email);
    expect(text).toContain('A PIN guards your account now.');
    const token = /\/security\/undo#([\w-]{43})/.exec(text)?.[1] ?? '';
    const [row] = await query('SELECT to_jsonb(l)::text AS text FROM mailed_links l');
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('does not go out once the link was used', async () => {
    await guardWithPin(await createOwner());
    const { token } = await linkOfLast();
    await post(token);
    await query('DELETE FROM mails');
    const [{ id }] = (await query<{ id: string }>('SELECT id FROM mailed_links')) as [{ id: string }];
    expect(await mailAccountLink(id)).toEqual({ sent: false });
    expect(await countRows('mails')).toBe(0);
  });
});

describe('the job that removes links', () => {
  beforeEach(() => holdClock());
  afterEach(releaseClock);

  it('keeps one for a day after it expired', async () => {
    await guardWithPin(await createOwner());
    advanceClock({ days: 2 });
    expect(await deleteExpiredLinks()).toEqual({ deleted: 0 });
    advanceClock({ ms: 1 });
    expect(await deleteExpiredLinks()).toEqual({ deleted: 1 });
  });
});
