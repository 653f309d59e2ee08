import { GET as me } from '@/app/api/auth/me/route';
import { POST as loginChallenge } from '@/app/api/auth/webauthn/login/challenge/route';
import { POST as loginVerify } from '@/app/api/auth/webauthn/login/verify/route';
import { GET as getGuards } from '@/app/api/security/guards/route';
import { POST as stepUpChallenge } from '@/app/api/security/step-up/challenge/route';
import { createOwner, type Person } from '@/tests/support/actors';
import { createAuthenticator } from '@/tests/support/authenticator';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { createWithPasskey, guardWithPasskey, passkeyRefusals } from '@/tests/support/guards';
import { callRoute, cookieOf } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

const post = (body: unknown) =>
  callRoute(loginVerify, { method: 'POST', url: '/api/auth/webauthn/login/verify', body });
const start = async () => (await callRoute(loginChallenge, { method: 'POST' })).body as { challenge: string };

const { over, unverified, unknown } = passkeyRefusals;
const behind = {
  message: 'This passkey reports fewer uses than before, as a copy would. Please use another way.',
  code: 'wrong_passkey',
};

const handleOf = ({ user }: Person) => Buffer.from(user.id.replaceAll('-', ''), 'hex').toString('base64url');

describe('POST /api/auth/webauthn/login/verify', () => {
  afterEach(releaseClock);

  it('signs in whom the passkey was made for', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    await createWithPasskey();
    const { owner, authenticator } = await createWithPasskey();
    advanceClock({ minutes: 1 });
    const answer = await post(authenticator.sign(await start()));

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(owner.user);
    expect((await callRoute(me, { as: cookieOf(answer) })).body).toEqual(owner.user);
    expect(
      await query('SELECT counter, last_used_at FROM passkeys WHERE user_id = $1', [owner.user.id]),
    ).toEqual([{ counter: '2', last_used_at: new Date('2026-11-20T15:01:00.000Z') }]);
    expect(await countRows('webauthn_challenges')).toBe(0);
  });

  it('counts the new sign-in, and no other one, as confirmed', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const { owner, authenticator } = await createWithPasskey();
    const answer = await post(authenticator.sign(await start()));
    expect((await callRoute(getGuards, { as: cookieOf(answer) })).body).toMatchObject({
      confirmedUntil: '2026-11-20T15:10:00.000Z',
    });
    expect((await callRoute(getGuards, { as: owner })).body).toMatchObject({ confirmedUntil: null });
  });

  it('takes a passkey that keeps no count, again and again', async () => {
    const authenticator = createAuthenticator({ keepsCount: false });
    await guardWithPasskey(await createOwner(), authenticator);
    for (let i = 0; i < 3; i += 1) expect((await post(authenticator.sign(await start()))).status).toBe(200);
  });

  it('takes an answer once', async () => {
    const { authenticator } = await createWithPasskey();
    const response = authenticator.sign(await start());
    expect((await post(response)).status).toBe(200);
    const before = await snapshot();
    const replay = await post(response);
    expect(replay.status).toBe(401);
    expect(replay.body).toEqual(over);
    expect(replay.headers.getSetCookie()).toEqual([]);
    expect(await snapshot()).toEqual(before);
  });

  it('takes it once when it is sent twice at once', async () => {
    const { authenticator } = await createWithPasskey();
    const response = authenticator.sign(await start());
    const answers = await Promise.all([post(response), post(response)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401]);
  });

  it('refuses a challenge that is five minutes old', async () => {
    holdClock();
    const { authenticator } = await createWithPasskey();
    const response = authenticator.sign(await start());
    advanceClock({ minutes: 5 });
    const before = await snapshot();
    expect((await post(response)).body).toEqual(over);
    expect(await snapshot()).toEqual(before);
  });

  it('refuses a challenge that was made for a confirmation', async () => {
    const { owner, authenticator } = await createWithPasskey();
    const { body } = await callRoute(stepUpChallenge, { method: 'POST', as: owner });
    expect((await post(authenticator.sign(body as { challenge: string }))).body).toEqual(over);
  });

  it('refuses a challenge that was never made', async () => {
    const { authenticator } = await createWithPasskey();
    expect((await post(authenticator.sign({ challenge: 'AAAA' }))).body).toEqual(over);
  });

  it.each(['\u0000', '\ud800'])(
    'refuses a challenge that the database cannot hold (%j)',
    async (challenge) => {
      const { authenticator } = await createWithPasskey();
      const answer = await post(authenticator.sign({ challenge }));
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(over);
    },
  );

  it.each(['\u0000', '\ud800', 'a b'])('refuses a passkey whose id is none (%j)', async (id) => {
    const { authenticator } = await createWithPasskey();
    expect((await post({ ...authenticator.sign(await start()), id })).status).toBe(422);
  });

  it('refuses a passkey that nobody has', async () => {
    await createWithPasskey();
    const before = await snapshot();
    const answer = await post(createAuthenticator().sign(await start(), { userHandle: 'AAAA' }));
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(unknown);
    expect(await snapshot()).toEqual(before);
  });

  it('refuses a signature under the name of a passkey of somebody else', async () => {
    const { owner, authenticator } = await createWithPasskey();
    const { authenticator: theirs } = await createWithPasskey();
    const { credentialId } = authenticator;
    const forged = theirs.sign(await start(), { userHandle: handleOf(owner) });
    const before = await snapshot();
    const answer = await post({ ...forged, id: credentialId, rawId: credentialId });
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(unverified);
    expect(await snapshot()).toEqual(before);
  });

  it('refuses a passkey that says it is of another account, or of none', async () => {
    const { authenticator } = await createWithPasskey();
    const other = await createOwner();
    const before = await snapshot();
    for (const userHandle of [handleOf(other), null]) {
      const answer = await post(authenticator.sign(await start(), { userHandle }));
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual(unverified);
    }
    expect(await snapshot()).toEqual(before);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['a device that did not ask who it is', { isUnverified: true }],
    ['a registration in the place of an assertion', { type: 'webauthn.create' }],
  ])('refuses what comes from %s', async (_, tricks) => {
    const { authenticator } = await createWithPasskey();
    const before = await snapshot();
    const answer = await post(authenticator.sign(await start(), tricks));
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual(unverified);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await snapshot()).toEqual(before);
  });

  it('refuses a signature that was changed', async () => {
    const { authenticator } = await createWithPasskey();
    const response = authenticator.sign(await start());
    const signature = Buffer.from(String(response.response.signature), 'base64url');
    signature[signature.length - 1]! ^= 1;
    const changed = { ...response.response, signature: signature.toString('base64url') };
    expect((await post({ ...response, response: changed })).body).toEqual(unverified);
  });

  it.each([
    ['goes back', 4],
    ['stays', 5],
    ['falls to nothing', 0],
  ])('refuses a count that %s, as that of a copy would, and leaves an audit event', async (_, counter) => {
    const { owner, authenticator, passkey } = await createWithPasskey();
    expect((await post(authenticator.sign(await start(), { counter: 5 }))).status).toBe(200);
    const sessions = await countRows('step_ups');
    const copied = await post(authenticator.sign(await start(), { counter }));

    expect(copied.status).toBe(401);
    expect(copied.body).toEqual(behind);
    expect(copied.headers.getSetCookie()).toEqual([]);
    expect(await query('SELECT counter FROM passkeys')).toEqual([{ counter: '5' }]);
    expect(await countRows('step_ups')).toBe(sessions);
    expect((await listAudit(passkey.id)).at(-1)).toEqual({
      type: 'passkey.refused',
      actor_id: owner.user.id,
      subject_id: passkey.id,
      data: { counter },
    });
  });

  it('stops after sixty tries in ten minutes', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const response = createAuthenticator().sign({ challenge: 'AAAA' });
    for (let i = 0; i < 60; i += 1) await post(response);
    expect((await post(response)).status).toBe(429);
  });

  it.each([
    ['nothing', {}],
    ['a response without client data', { id: 'a', rawId: 'a', type: 'public-key', response: {} }],
  ])('refuses a body that is %s', async (_, body) => {
    expect((await post(body)).status).toBe(422);
  });
});
