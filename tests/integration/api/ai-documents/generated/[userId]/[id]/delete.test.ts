import { DELETE } from '@/app/api/ai-documents/generated/[userId]/[id]/route';
import { createAdmin, createOwner, type Person } from '@/tests/support/actors';
import { generated } from '@/tests/support/generated-documents';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { countRows, listAudit } from '@/tests/support/rows';

const remove = (userId: string, id: string, as: Person | null) =>
  callRoute(DELETE, {
    method: 'DELETE',
    url: `/api/ai-documents/generated/${userId}/${id}`,
    params: { userId, id },
    as,
  });

describe('DELETE /api/ai-documents/generated/{userId}/{id}', () => {
  it('deletes one’s own document, once', async () => {
    const owner = await createOwner();
    const { id } = await generated(owner);
    expect((await remove(owner.user.id, id, owner)).status).toBe(204);
    expect(await countRows('generated_documents')).toBe(0);
    expect((await listAudit(id)).map(({ type }) => type)).toContain('generated_document.deleted');
    expect((await remove(owner.user.id, id, owner)).status).toBe(404);
  });

  it('asks a guarded account to confirm', async () => {
    const owner = await createOwner();
    const { id } = await generated(owner);
    await guardWithPin(owner);
    const answer = await remove(owner.user.id, id, owner);
    expect([answer.status, answer.body]).toEqual([402, stepUpRequired]);
    await confirm(owner);
    expect((await remove(owner.user.id, id, owner)).status).toBe(204);
  });

  it.each([
    ['somebody else', createOwner],
    ['an admin', createAdmin],
  ])('deletes nothing for %s', async (_, create) => {
    const owner = await createOwner();
    const { id } = await generated(owner);
    const other = await create();
    expect((await remove(owner.user.id, id, other)).status).toBe(404);
    expect((await remove(other.user.id, id, other)).status).toBe(404);
    expect(await countRows('generated_documents')).toBe(1);
  });
});
