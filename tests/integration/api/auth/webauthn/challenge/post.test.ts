import { POST as enrollChallenge } from '@/app/api/auth/webauthn/challenge/route';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { createAuthenticator } from '@/tests/support/authenticator';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { testPassword } from '@/tests/support/environment';
import { confirm, guardWithPasskey, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { countRows } from '@/tests/support/rows';

const post = (as: Person | null, body: unknown = { password: testPassword }) =>
  callRoute(enrollChallenge, { method: 'POST', url: '/api/auth/webauthn/challenge', as, body });

describe('POST /api/auth/webauthn/challenge', () => {
  afterEach(releaseClock);

  it('answers what a browser needs to make a passkey, and keeps the challenge for 5 minutes', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const owner = await createOwner();
    const answer = await post(owner);

    expect(answer.status).toBe(200);
    const { challenge } = answer.body as { challenge: string };
    expect(Buffer.from(challenge, 'base64url').length).toBeGreaterThanOrEqual(32);
    expect(answer.body).toMatchObject({
      rp: { id: 'localhost', name: 'DeedGuard and GuardSign' },
      user: {
        id: Buffer.from(owner.user.id.replaceAll('-', ''), 'hex').toString('base64url'),
        name: owner.user.email,
        displayName: 'Ada Lovelace',
      },
      attestation: 'none',
      timeout: 300_000,
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      excludeCredentials: [],
    });
    expect(
      await query('SELECT challenge, purpose::text, user_id, expires_at FROM webauthn_challenges'),
    ).toEqual([
      {
        challenge,
        purpose: 'enroll',
        user_id: owner.user.id,
        expires_at: new Date('2026-11-20T15:05:00.000Z'),
      },
    ]);
  });

  it('leaves out devices that hold a passkey of this account already, and only those', async () => {
    const owner = await createOwner();
    await guardWithPasskey(await createOwner());
    const authenticator = createAuthenticator({ attachment: 'cross-platform', transports: ['usb', 'nfc'] });
    await guardWithPasskey(owner, authenticator);
    await confirm(owner);
    expect((await post(owner)).body).toMatchObject({
      excludeCredentials: [
        { id: authenticator.credentialId, type: 'public-key', transports: ['nfc', 'usb'] },
      ],
    });
  });

  it('asks a guarded account for a confirmation first', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    const answer = await post(owner);
    expect(answer.status).toBe(402);
    expect(answer.body).toEqual(stepUpRequired);
    expect(await countRows('webauthn_challenges')).toBe(0);
  });

  it.each([
    ['without the password', {}, 422],
    ['with a wrong one', { password: 'not the password' }, 401],
  ])('is refused to an open session of an account without a guard %s', async (_, body, status) => {
    const owner = await createOwner();
    expect((await post(owner, body)).status).toBe(status);
    expect(await countRows('webauthn_challenges')).toBe(0);
  });

  it('needs no password on a guarded account that was confirmed, nor any content', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    await confirm(owner);
    expect((await callRoute(enrollChallenge, { method: 'POST', as: owner })).status).toBe(200);
  });

  it('stops after sixty in ten minutes', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const owner = await createOwner();
    await guardWithPin(owner);
    await confirm(owner);
    for (let i = 0; i < 60; i += 1) await post(owner);
    expect((await post(owner)).status).toBe(429);
    expect(await countRows('webauthn_challenges')).toBe(60);
  });

  it('answers a visitor 401', async () => {
    expect((await post(visitor)).status).toBe(401);
    expect(await countRows('webauthn_challenges')).toBe(0);
  });
});
