import { POST as stepUpChallenge } from '@/app/api/security/step-up/challenge/route';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { guardWithPasskey, guardWithPin } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { countRows } from '@/tests/support/rows';

const post = (as: Person | null) =>
  callRoute(stepUpChallenge, { method: 'POST', url: '/api/security/step-up/challenge', as });

describe('POST /api/security/step-up/challenge', () => {
  afterEach(releaseClock);

  it("asks for one of the account's own passkeys, and keeps the challenge for 5 minutes", async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const owner = await createOwner();
    const { authenticator } = await guardWithPasskey(owner);
    await guardWithPasskey(await createOwner());
    const answer = await post(owner);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ id: authenticator.credentialId, type: 'public-key', transports: ['internal'] }],
    });
    expect(
      await query('SELECT challenge, purpose::text, user_id, expires_at FROM webauthn_challenges'),
    ).toEqual([
      {
        challenge: (answer.body as { challenge: string }).challenge,
        purpose: 'step_up',
        user_id: owner.user.id,
        expires_at: new Date('2026-11-20T15:05:00.000Z'),
      },
    ]);
  });

  it('answers 409 to an account without a passkey', async () => {
    const owner = await createOwner();
    await guardWithPin(owner);
    const answer = await post(owner);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ message: 'Your account has no passkey.', code: 'conflict' });
    expect(await countRows('webauthn_challenges')).toBe(0);
  });

  it('answers a visitor 401', async () => {
    expect((await post(visitor)).status).toBe(401);
  });
});
