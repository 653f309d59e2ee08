import { POST as enrollChallenge } from '@/app/api/auth/webauthn/challenge/route';
import { POST as loginChallenge } from '@/app/api/auth/webauthn/login/challenge/route';
import { POST as enrollVerify } from '@/app/api/auth/webauthn/verify/route';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { createAuthenticator, type Authenticator } from '@/tests/support/authenticator';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import {
  confirm,
  confirmedAt,
  forgetConfirmation,
  giveCodes,
  guardWithPasskey,
  guardWithPin,
  listNotifications,
  stepUpRequired,
} from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';

type CreationOptions = Parameters<Authenticator['create']>[0];

const post = (as: Person | null, body: unknown) =>
  callRoute(enrollVerify, { method: 'POST', url: '/api/auth/webauthn/verify', as, body });
const start = async (as: Person) =>
  (await callRoute(enrollChallenge, { method: 'POST', as, body: { password: testPassword } }))
    .body as CreationOptions;

const over = {
  message: 'This request has expired or was already used. Please start again.',
  code: 'invalid_request',
};
const unverified = {
  message: 'This passkey could not be verified. Please start again.',
  code: 'invalid_request',
};
const known = {
  message: 'This passkey is already registered. Please use another device or security key.',
  code: 'invalid_request',
};

describe('POST /api/auth/webauthn/verify', () => {
  afterEach(releaseClock);

  it('adds the passkey, tells the account, and confirms the sign-in', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const owner = await createOwner();
    await guardWithPin(owner);
    await confirm(owner);
    const authenticator = createAuthenticator({ isBackedUp: true });
    const answer = await post(owner, authenticator.create(await start(owner)));

    expect(answer.status).toBe(200);
    const [row] = await query<{ id: string; public_key: Buffer }>('SELECT * FROM passkeys');
    expect(answer.body).toEqual({
      verified: true,
      passkey: {
        id: row!.id,
        name: 'This device',
        createdAt: '2026-11-20T15:00:00.000Z',
        lastUsedAt: null,
        isBackedUp: true,
      },
    });
    expect(row).toEqual({
      id: row!.id,
      user_id: owner.user.id,
      credential_id: authenticator.credentialId,
      public_key: expect.any(Buffer) as Buffer,
      counter: '1',
      transports: ['internal'],
      name: 'This device',
      is_backed_up: true,
      created_at: new Date('2026-11-20T15:00:00.000Z'),
      last_used_at: null,
    });
    expect(await confirmedAt(owner)).toEqual(new Date('2026-11-20T15:00:00.000Z'));
    expect(await listAudit(row!.id)).toEqual([
      { type: 'passkey.added', actor_id: owner.user.id, subject_id: row!.id, data: {} },
    ]);
    expect((await listNotifications(owner)).at(-1)).toEqual({
      type: 'passkey.added',
      title: 'Passkey added',
      message:
        'The passkey “This device” can log in to your account now. ' +
        'If this was not you, please log out everywhere and contact us.',
    });
  });

  it('brings ten recovery codes with the first guard, in the place of earlier ones, and none with the next', async () => {
    const owner = await createOwner();
    await giveCodes(owner);
    const first = await post(owner, createAuthenticator().create(await start(owner)));
    expect((first.body as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
    expect(await countRows('recovery_codes')).toBe(10);
    expect((await listAudit()).map(({ type }) => type)).toEqual(['passkey.added', 'recovery_codes.made']);
    expect((await listNotifications(owner)).map(({ title }) => title)).toEqual([
      'Passkey added',
      'New recovery codes',
    ]);

    await query('DELETE FROM recovery_codes');
    const second = await post(owner, createAuthenticator().create(await start(owner)));
    expect(Object.keys(second.body as object).sort()).toEqual(['passkey', 'verified']);
    expect(await countRows('recovery_codes')).toBe(0);
  });

  it('names a security key and a phone as what they are, and keeps no transport that is none', async () => {
    const owner = await createOwner();
    const key = createAuthenticator({ attachment: 'cross-platform', transports: ['usb', 'telepathy'] });
    const phone = createAuthenticator({ attachment: 'cross-platform', transports: ['internal', 'hybrid'] });
    for (const authenticator of [key, phone]) await post(owner, authenticator.create(await start(owner)));
    expect(await query('SELECT name, transports FROM passkeys ORDER BY name')).toEqual([
      { name: 'Phone', transports: ['hybrid', 'internal'] },
      { name: 'Security key', transports: ['usb'] },
    ]);
  });

  it('asks a guarded account for a confirmation, and takes the same answer after it', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await confirm(owner);
    const response = createAuthenticator().create(await start(owner));
    await forgetConfirmation(owner);
    const before = await snapshot();
    const answer = await post(owner, response);
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual(stepUpRequired);
    expect(await snapshot()).toEqual(before);

    await confirm(owner);
    expect((await post(owner, response)).status).toBe(200);
  });

  it('takes a challenge once', async () => {
    const owner = await createOwner();
    const options = await start(owner);
    await post(owner, createAuthenticator().create(options));
    const before = await snapshot();
    const replay = await post(owner, createAuthenticator().create(options));
    expect(replay.status).toBe(400);
    expect(replay.body).toEqual(over);
    expect(await snapshot()).toEqual(before);
  });

  it('takes one of two answers to the same challenge that come at once', async () => {
    const owner = await createOwner();
    const options = await start(owner);
    const answers = await Promise.all([1, 2].map(() => post(owner, createAuthenticator().create(options))));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect(await countRows('passkeys')).toBe(1);
  });

  it('refuses a passkey that is registered already, to this account and to another one', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const { authenticator } = await guardWithPasskey(owner);
    await confirm(owner);
    for (const person of [owner, other]) {
      const options = await start(person);
      const before = await snapshot();
      const answer = await post(person, authenticator.create(options));
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(known);
      expect(await snapshot()).toEqual(before);
    }
  });

  it('refuses a challenge that is five minutes old', async () => {
    holdClock();
    const owner = await createOwner();
    const response = createAuthenticator().create(await start(owner));
    advanceClock({ minutes: 5 });
    expect((await post(owner, response)).body).toEqual(over);
    expect(await countRows('passkeys')).toBe(0);
  });

  it('refuses the challenge of somebody else, which stays good for them', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const response = createAuthenticator().create(await start(owner));
    expect((await post(other, response)).body).toEqual(over);
    expect(await countRows('passkeys')).toBe(0);
    expect((await post(owner, response)).status).toBe(200);
  });

  it('refuses a challenge that was made for a sign-in', async () => {
    const owner = await createOwner();
    const { body } = await callRoute(loginChallenge, { method: 'POST' });
    const options = { ...(body as { challenge: string }), user: { id: 'x' } };
    expect((await post(owner, createAuthenticator().create(options))).body).toEqual(over);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another host', { host: 'evil.example' }],
    ['a device that did not ask who it is', { isUnverified: true }],
    ['an assertion in the place of a registration', { type: 'webauthn.get' }],
  ])('refuses what comes from %s, and uses the challenge up', async (_, tricks) => {
    const owner = await createOwner();
    const options = await start(owner);
    const before = await snapshot();
    const answer = await post(owner, createAuthenticator().create(options, tricks));
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(unverified);
    expect(await snapshot()).toEqual(before);
    expect(await countRows('webauthn_challenges')).toBe(0);
  });

  it.each([
    ['no attestation', { attestationObject: undefined }],
    ['a broken attestation', { attestationObject: 'o2NmbXRk' }],
    ['an attestation that is no text', { attestationObject: { $ne: '' } }],
  ])('refuses %s', async (_, broken) => {
    const owner = await createOwner();
    const response = createAuthenticator().create(await start(owner));
    const answer = await post(owner, { ...response, response: { ...response.response, ...broken } });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual(unverified);
  });

  it.each(['', 'AAAA', 'bnVsbA', 'IjEi', 'e30', 'eyJjaGFsbGVuZ2UiOnsiJG5lIjoiIn19'])(
    'refuses client data without a challenge (%p)',
    async (clientDataJSON) => {
      const owner = await createOwner();
      const response = createAuthenticator().create(await start(owner));
      const answer = await post(owner, { ...response, response: { ...response.response, clientDataJSON } });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(over);
    },
  );

  it.each([
    ['nothing', {}, 422],
    ['a list', [], 400],
    ['another type', { id: 'a', rawId: 'a', type: 'password', response: { clientDataJSON: '' } }, 422],
  ])('refuses a body that is %s', async (_, body, status) => {
    expect((await post(await createOwner(), body)).status).toBe(status);
  });

  it('answers a visitor 401', async () => {
    const owner = await createOwner();
    const response = createAuthenticator().create(await start(owner));
    expect((await post(visitor, response)).status).toBe(401);
    expect(await countRows('webauthn_challenges')).toBe(1);
  });
});
