import { POST as loginChallenge } from '@/app/api/auth/webauthn/login/challenge/route';
import { deleteExpiredChallenges } from '@/lib/accounts/commands/challenges';
import { createOwner } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { confirm, confirmedAt } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { countRows } from '@/tests/support/rows';

describe('the job that clears challenges and confirmations', () => {
  beforeEach(() => holdClock());
  afterEach(releaseClock);

  it('removes challenges that have ended, and leaves the others', async () => {
    await callRoute(loginChallenge, { method: 'POST' });
    advanceClock({ minutes: 4 });
    await callRoute(loginChallenge, { method: 'POST' });
    advanceClock({ minutes: 1 });
    expect(await deleteExpiredChallenges()).toEqual({ challenges: 1, confirmations: 0 });
    expect(await countRows('webauthn_challenges')).toBe(1);
    expect(await deleteExpiredChallenges()).toEqual({ challenges: 0, confirmations: 0 });
  });

  it('removes confirmations that are older than a day, and leaves the others', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    await confirm(owner);
    advanceClock({ ms: 1 });
    await confirm(other);
    advanceClock({ days: 1 });
    expect(await deleteExpiredChallenges()).toEqual({ challenges: 0, confirmations: 1 });
    expect(await confirmedAt(owner)).toBeNull();
    expect(await confirmedAt(other)).not.toBeNull();
  });
});
