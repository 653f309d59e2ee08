import { deleteEndedSessions, endSession } from '@/lib/accounts/commands/sessions';
import { createOwner } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { countRows } from '@/tests/support/rows';

describe('the job that removes sessions', () => {
  beforeEach(() => holdClock());
  afterEach(releaseClock);

  it('keeps one that was ended for 30 days', async () => {
    const owner = await createOwner();
    advanceClock({ days: 1 });
    await endSession(owner.actor);
    advanceClock({ days: 30 });
    expect(await deleteEndedSessions()).toEqual({ deleted: 0 });
    advanceClock({ ms: 1 });
    expect(await deleteEndedSessions()).toEqual({ deleted: 1 });
    expect(await countRows('sessions')).toBe(0);
  });

  it('keeps one that nobody used for 30 days after it fell silent', async () => {
    await createOwner();
    advanceClock({ days: 37 });
    expect(await deleteEndedSessions()).toEqual({ deleted: 0 });
    advanceClock({ ms: 1 });
    expect(await deleteEndedSessions()).toEqual({ deleted: 1 });
  });
});
