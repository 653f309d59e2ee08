import { PATCH } from '@/app/api/notifications/[id]/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { callRoute } from '@/tests/support/http';
import { tell } from '@/tests/support/notifications';
import { snapshot } from '@/tests/support/rows';

const change = (as: { cookie: string } | null, id: string, body: unknown) =>
  callRoute(PATCH, { method: 'PATCH', as, params: { id }, body });

async function stateOf(id: string) {
  const [row] = await query<{ is_read: boolean; is_deleted: boolean }>(
    'SELECT read_at IS NOT NULL AS is_read, deleted_at IS NOT NULL AS is_deleted FROM notifications WHERE id = $1',
    [id],
  );
  return row;
}

describe('PATCH /api/notifications/{id} of one’s own', () => {
  it('marks it as read, and as unread again', async () => {
    const owner = await createOwner();
    const id = await tell(owner);
    expect((await change(owner, id, { isRead: true })).status).toBe(204);
    expect(await stateOf(id)).toEqual({ is_read: true, is_deleted: false });
    await change(owner, id, { isRead: false });
    expect(await stateOf(id)).toEqual({ is_read: false, is_deleted: false });
  });

  it('brings back one that was deleted, which cannot be marked before', async () => {
    const owner = await createOwner();
    const id = await tell(owner);
    await query('UPDATE notifications SET deleted_at = now() WHERE id = $1', [id]);
    expect((await change(owner, id, { isRead: true })).status).toBe(404);
    expect((await change(owner, id, { isDeleted: false })).status).toBe(204);
    expect(await stateOf(id)).toEqual({ is_read: false, is_deleted: false });
  });

  it.each([[{}], [{ isRead: 'yes' }], [{ isDeleted: true }], [{ isRead: true, title: 'Other' }]])(
    'refuses %j and changes nothing',
    async (body) => {
      const owner = await createOwner();
      const id = await tell(owner);
      const before = await snapshot();
      expect((await change(owner, id, body)).status).toBe(422);
      expect(await snapshot()).toEqual(before);
    },
  );
});

describe('PATCH /api/notifications/{id} of somebody else', () => {
  it('is not found, nor is one that there is not, and nothing changes', async () => {
    const [owner, other] = [await createOwner(), await createOwner()];
    const id = await tell(owner);
    const before = await snapshot();
    const answer = await change(other, id, { isRead: true });
    expect(answer.status).toBe(404);
    expect(answer.body).toMatchObject({
      message: 'There is no such notification. It may have been deleted.',
    });
    expect((await change(other, 'none', { isRead: true })).status).toBe(404);
    expect((await change(visitor, id, { isRead: true })).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});
