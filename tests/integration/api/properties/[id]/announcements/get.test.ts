import { createOwner, visitor } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { watchedLock } from '@/tests/support/recordings';
import { announced, askAnnouncements } from '@/tests/support/watches';

afterEach(releaseClock);

const sale = { class: 'mortgage', from: '2026-11-18', until: '2026-11-20' };

describe('GET /api/properties/[id]/announcements', () => {
  it('lists what was announced for the property, and says what is over', async () => {
    holdClock('2026-11-20T18:00:00Z');
    const jane = await createOwner();
    const lock = await watchedLock(jane);
    const one = await announced(jane, lock.id, sale);
    expect((await askAnnouncements(jane, lock.id)).body).toEqual([{ ...one, party: null, isOpen: true }]);
    // Still the last day in Hawaii.
    holdClock('2026-11-21T09:00:00Z');
    expect((await askAnnouncements(jane, lock.id)).body).toMatchObject([{ isOpen: true }]);
    holdClock('2026-11-21T11:00:00Z');
    expect((await askAnnouncements(jane, lock.id)).body).toMatchObject([{ isOpen: false }]);
  });

  it('is not found for others, and not for visitors', async () => {
    const lock = await watchedLock(await createOwner());
    expect((await askAnnouncements(await createOwner(), lock.id)).status).toBe(404);
    expect((await askAnnouncements(visitor, lock.id)).status).toBe(401);
  });
});
