import { POST as startEnrollment } from '@/app/api/auth/webauthn/challenge/route';
import { DELETE as removePasskey } from '@/app/api/security/passkeys/[id]/route';
import { POST as setPin } from '@/app/api/security/pin/route';
import { POST as startConfirmation } from '@/app/api/security/step-up/challenge/route';
import { POST as stepUp } from '@/app/api/security/step-up/route';
import { limits, type Limit } from '@/lib/platform/rate-limit';
import { createOwner, signInAgain, type Person } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';

const params = { id: '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51' };

const calls: Record<string, { limit: Limit; call: (as: Person) => Promise<{ status: number }> }> = {
  'setting a PIN': {
    limit: limits.setPin,
    call: (as) => callRoute(setPin, { method: 'POST', as, body: { pin: '111111' } }),
  },
  'changing guards': {
    limit: limits.changeGuards,
    call: (as) => callRoute(removePasskey, { method: 'DELETE', as, params }),
  },
  confirming: {
    limit: limits.stepUp,
    call: (as) => callRoute(stepUp, { method: 'POST', as, body: { recoveryCode: 'none' } }),
  },
  'starting to confirm with a passkey': {
    limit: limits.webauthnChallenge,
    call: (as) => callRoute(startConfirmation, { method: 'POST', as }),
  },
  'starting to add a passkey': {
    limit: limits.webauthnChallenge,
    call: (as) => callRoute(startEnrollment, { method: 'POST', as, body: {} }),
  },
};

beforeEach(() => holdClock('2026-11-20T15:00:01Z'));
afterEach(releaseClock);

describe('a stolen session', () => {
  it.each(Object.entries(calls))('uses up none of its owner’s tries: %s', async (_, { limit, call }) => {
    const owner = await createOwner();
    const thief = await signInAgain(owner);
    for (let n = 0; n < limit.max; n += 1) expect((await call(thief)).status).not.toBe(429);
    expect((await call(thief)).status).toBe(429);
    expect((await call(owner)).status).not.toBe(429);
  });
});
