import { POST } from '@/app/api/ai-documents/generated/[userId]/[id]/vault/route';
import { createOwner, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { generated } from '@/tests/support/generated-documents';
import { callRoute } from '@/tests/support/http';
import { countRows } from '@/tests/support/rows';

const store = (userId: string, id: string, as: Person | null) =>
  callRoute(POST, {
    method: 'POST',
    url: `/api/ai-documents/generated/${userId}/${id}/vault`,
    params: { userId, id },
    as,
  });

describe('POST /api/ai-documents/generated/{userId}/{id}/vault', () => {
  it('puts the PDF into the vault, and answers with that one when it is asked again', async () => {
    const owner = await createOwner();
    const { id } = await generated(owner, { documentName: 'My affidavit' });
    const first = await store(owner.user.id, id, owner);
    expect(first.status).toBe(201);
    const { documentId } = first.body as { documentId: string };
    expect(
      await query('SELECT name, type::text, owner_id FROM vault_documents WHERE id = $1', [documentId]),
    ).toEqual([{ name: 'My affidavit.pdf', type: 'pdf', owner_id: owner.user.id }]);
    expect((await store(owner.user.id, id, owner)).body).toEqual({ documentId });
    expect(await countRows('vault_documents')).toBe(1);
  });

  it('stores one of two at once', async () => {
    const owner = await createOwner();
    const { id } = await generated(owner);
    const answers = await Promise.all([store(owner.user.id, id, owner), store(owner.user.id, id, owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await countRows('vault_documents')).toBe(1);
  });

  it('can be asked again after the vault was full', async () => {
    const owner = await createOwner();
    const documents = [
      await generated(owner),
      await generated(owner),
      await generated(owner),
      await generated(owner),
    ];
    const statuses = [];
    for (const { id } of documents) statuses.push((await store(owner.user.id, id, owner)).status);
    expect(statuses).toEqual([201, 201, 201, 402]);
    const [row] = await query('SELECT storing_since FROM generated_documents WHERE id = $1', [
      documents[3]!.id,
    ]);
    expect(row).toEqual({ storing_since: null });
  });

  it('knows no document of somebody else', async () => {
    const owner = await createOwner();
    const { id } = await generated(owner);
    expect((await store(owner.user.id, id, await createOwner())).status).toBe(404);
  });
});
