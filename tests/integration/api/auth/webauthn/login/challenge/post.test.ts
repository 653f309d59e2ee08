import { POST as loginChallenge } from '@/app/api/auth/webauthn/login/challenge/route';
import { createOwner, visitor, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { guardWithPasskey } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { countRows } from '@/tests/support/rows';

const post = (as: Person | null) =>
  callRoute(loginChallenge, { method: 'POST', url: '/api/auth/webauthn/login/challenge', as });

describe('POST /api/auth/webauthn/login/challenge', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  it('asks for any passkey of this site, names none, and keeps the challenge for 5 minutes', async () => {
    await guardWithPasskey(await createOwner());
    const answer = await post(visitor);
    expect(answer.status).toBe(200);
    const { challenge } = answer.body as { challenge: string };
    expect(answer.body).toMatchObject({ rpId: 'localhost', userVerification: 'required', timeout: 300_000 });
    expect((answer.body as { allowCredentials?: unknown[] }).allowCredentials ?? []).toEqual([]);
    expect(
      await query('SELECT challenge, purpose::text, user_id, expires_at FROM webauthn_challenges'),
    ).toEqual([
      { challenge, purpose: 'login', user_id: null, expires_at: new Date('2026-11-20T15:05:00.000Z') },
    ]);
  });

  it('makes another challenge each time', async () => {
    const challenges = [await post(visitor), await post(visitor)].map(({ body }) => body);
    expect(challenges[0]).not.toEqual(challenges[1]);
  });

  it('stops after sixty in ten minutes', async () => {
    for (let i = 0; i < 60; i += 1) await post(visitor);
    expect((await post(visitor)).status).toBe(429);
    expect(await countRows('webauthn_challenges')).toBe(60);
  });
});
