import { POST as loginChallenge } from '@/app/api/auth/webauthn/login/challenge/route';
import { POST as stepUpChallenge } from '@/app/api/security/step-up/challenge/route';
import { POST as stepUp } from '@/app/api/security/step-up/route';
import { visitor, signInAgain, type Person } from '@/tests/support/actors';
import { createAuthenticator } from '@/tests/support/authenticator';
import { readAlerts } from '@/tests/support/alerts';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { confirmedAt, createWithPasskey, passkeyRefusals } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const post = (as: Person | null, body: unknown) =>
  callRoute(stepUp, { method: 'POST', url: '/api/security/step-up', as, body });
const start = async (as: Person) =>
  (await callRoute(stepUpChallenge, { method: 'POST', as })).body as { challenge: string };

const { over, unverified, unknown } = passkeyRefusals;

const readPasskeys = () => query('SELECT * FROM passkeys ORDER BY id');
const wrongPasskey = {
  kind: 'step_up.failed',
  level: 'MEDIUM',
  status: 'active',
  title: 'A wrong passkey was used to confirm a login',
  facts: { tries: 1, way: 'passkey' },
  resolved_reason: null,
};

describe('POST /api/security/step-up, with a passkey', () => {
  afterEach(releaseClock);

  it('confirms this sign-in and no other one', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const { owner, authenticator } = await createWithPasskey();
    const answer = await post(owner, authenticator.sign(await start(owner)));
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(await confirmedAt(owner)).toEqual(new Date('2026-11-20T15:00:00.000Z'));
    expect(await confirmedAt(await signInAgain(owner))).toBeNull();
    expect(await query('SELECT counter, last_used_at FROM passkeys')).toEqual([
      { counter: '2', last_used_at: new Date('2026-11-20T15:00:00.000Z') },
    ]);
  });

  it('takes a security key that does not say whose it is', async () => {
    const { owner, authenticator } = await createWithPasskey();
    const answer = await post(owner, authenticator.sign(await start(owner), { userHandle: null }));
    expect(answer.status).toBe(204);
  });

  it('refuses a passkey of somebody else', async () => {
    const { owner } = await createWithPasskey();
    const { authenticator: theirs } = await createWithPasskey();
    const before = await readPasskeys();
    const answer = await post(owner, theirs.sign(await start(owner)));
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(unknown);
    expect(await readPasskeys()).toEqual(before);
    expect(await readAlerts(owner)).toEqual([wrongPasskey]);
    expect(await countRows('step_ups')).toBe(0);
  });

  it('refuses a passkey that nobody has', async () => {
    const { owner } = await createWithPasskey();
    expect((await post(owner, createAuthenticator().sign(await start(owner)))).body).toEqual(unknown);
    expect(await confirmedAt(owner)).toBeNull();
  });

  it('refuses a passkey that was removed meanwhile', async () => {
    const { owner, authenticator } = await createWithPasskey();
    const response = authenticator.sign(await start(owner));
    await query('DELETE FROM passkeys');
    expect((await post(owner, response)).body).toEqual(unknown);
  });

  it('takes an answer once', async () => {
    const { owner, authenticator } = await createWithPasskey();
    const response = authenticator.sign(await start(owner));
    expect((await post(owner, response)).status).toBe(204);
    const before = await snapshot();
    const replay = await post(owner, response);
    expect(replay.status).toBe(401);
    expect(replay.body).toEqual(over);
    expect(await snapshot()).toEqual(before);
  });

  it('refuses a challenge that is five minutes old', async () => {
    holdClock();
    const { owner, authenticator } = await createWithPasskey();
    const response = authenticator.sign(await start(owner));
    advanceClock({ minutes: 5 });
    expect((await post(owner, response)).body).toEqual(over);
    expect(await confirmedAt(owner)).toBeNull();
  });

  it('refuses the challenge of somebody else and one for a sign-in', async () => {
    const { owner, authenticator } = await createWithPasskey();
    const { owner: other } = await createWithPasskey();
    const { body } = await callRoute(loginChallenge, { method: 'POST' });
    for (const options of [await start(other), body as { challenge: string }]) {
      expect((await post(owner, authenticator.sign(options))).body).toEqual(over);
    }
    expect(await confirmedAt(owner)).toBeNull();
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['a device that did not ask who it is', { isUnverified: true }],
  ])('refuses what comes from %s', async (_, tricks) => {
    const { owner, authenticator } = await createWithPasskey();
    const before = await readPasskeys();
    const answer = await post(owner, authenticator.sign(await start(owner), tricks));
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(unverified);
    expect(await readPasskeys()).toEqual(before);
    expect(await readAlerts(owner)).toEqual([wrongPasskey]);
    expect(await confirmedAt(owner)).toBeNull();
  });

  it('refuses a count that goes back, and leaves an audit event', async () => {
    const { owner, authenticator, passkey } = await createWithPasskey();
    const answer = await post(owner, authenticator.sign(await start(owner), { counter: 1 }));
    expect(answer.status).toBe(401);
    expect(await confirmedAt(owner)).toBeNull();
    expect((await listAudit(passkey.id)).at(-1)).toMatchObject({
      type: 'passkey.refused',
      data: { counter: 1 },
    });
  });

  it('answers a visitor 401', async () => {
    const { owner, authenticator } = await createWithPasskey();
    expect((await post(visitor, authenticator.sign(await start(owner)))).status).toBe(401);
    expect(await countRows('webauthn_challenges')).toBe(1);
  });
});
