import { createOwner, visitor } from '@/tests/support/actors';
import { watchedLock } from '@/tests/support/recordings';
import { listAudit } from '@/tests/support/rows';
import { announced, askAnnouncements, askToWithdraw } from '@/tests/support/watches';

async function buildAnnounced() {
  const jane = await createOwner();
  const lock = await watchedLock(jane);
  const day = new Date().toISOString().slice(0, 10);
  return {
    jane,
    lock,
    announcement: await announced(jane, lock.id, { class: 'lien', from: day, until: day }),
  };
}

describe('DELETE /api/properties/[id]/announcements/[announcementId]', () => {
  it('withdraws it, and keeps that it was made', async () => {
    const { jane, lock, announcement } = await buildAnnounced();
    expect((await askToWithdraw(jane, lock.id, announcement.id)).status).toBe(204);
    expect((await askAnnouncements(jane, lock.id)).body).toEqual([
      { ...announcement, isOpen: false, withdrawnAt: expect.any(String) as string },
    ]);
    expect((await listAudit(announcement.id)).at(-1)).toMatchObject({ type: 'announcement.withdrawn' });
  });

  it('is not found for others, for another property, for visitors, and a second time', async () => {
    const { jane, lock, announcement } = await buildAnnounced();
    const other = await watchedLock(jane, { propertyAddress: '99 Oak Ave, Austin, TX 78701' });
    expect((await askToWithdraw(await createOwner(), lock.id, announcement.id)).status).toBe(404);
    expect((await askToWithdraw(jane, other.id, announcement.id)).status).toBe(404);
    expect((await askToWithdraw(visitor, lock.id, announcement.id)).status).toBe(401);
    expect((await askAnnouncements(jane, lock.id)).body).toMatchObject([{ isOpen: true }]);
    await askToWithdraw(jane, lock.id, announcement.id);
    expect((await askToWithdraw(jane, lock.id, announcement.id)).status).toBe(404);
  });
});
