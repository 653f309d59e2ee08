import { DELETE } from '@/app/api/notifications/[id]/route';
import { GET } from '@/app/api/notifications/route';
import { deleteOldNotifications } from '@/lib/notifications/commands/delete-old';
import type { NotificationPage } from '@/lib/notifications/schema/notifications';
import { createOwner, visitor } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { tell } from '@/tests/support/notifications';
import { countRows, snapshot } from '@/tests/support/rows';

const remove = (as: { cookie: string } | null, id: string) =>
  callRoute(DELETE, { method: 'DELETE', as, params: { id } });

beforeEach(() => holdClock());
afterEach(releaseClock);

describe('DELETE /api/notifications/{id} of one’s own', () => {
  it('takes it out of the list and the count; a second time it is deleted already', async () => {
    const owner = await createOwner();
    const id = await tell(owner);
    expect((await remove(owner, id)).status).toBe(204);
    expect((await remove(owner, id)).status).toBe(204);
    const page = (await callRoute(GET, { as: owner })).body as NotificationPage;
    expect(page).toMatchObject({ notifications: [], unread: 0 });
  });

  it('keeps it for a day, to be brought back, and then it is gone', async () => {
    const owner = await createOwner();
    await remove(owner, await tell(owner));
    advanceClock({ minutes: 23 * 60 });
    expect(await deleteOldNotifications()).toEqual({ deleted: 0 });
    advanceClock({ minutes: 61 });
    expect(await deleteOldNotifications()).toEqual({ deleted: 1 });
  });
});

describe('DELETE /api/notifications/{id} of somebody else', () => {
  it('is not found, and nothing changes', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const id = await tell(owner);
    const before = await snapshot();
    expect((await remove(other, id)).status).toBe(404);
    expect((await remove(visitor, id)).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});

describe('what is old', () => {
  it('is deleted after 180 days, read or not', async () => {
    const owner = await createOwner();
    await tell(owner);
    advanceClock({ days: 179 });
    await tell(owner);
    expect(await deleteOldNotifications()).toEqual({ deleted: 0 });
    advanceClock({ days: 1, minutes: 1 });
    expect(await deleteOldNotifications()).toEqual({ deleted: 1 });
    expect(await countRows('notifications')).toBe(1);
  });
});
