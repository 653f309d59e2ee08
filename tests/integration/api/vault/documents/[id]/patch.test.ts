import { randomUUID } from 'node:crypto';
import { PATCH } from '@/app/api/vault/documents/[id]/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { listAudit, snapshot } from '@/tests/support/rows';

const patch = (as: { cookie: string } | null, id: string, body: unknown) =>
  callRoute(PATCH, { method: 'PATCH', url: `/api/vault/documents/${id}`, params: { id }, as, body });

describe('PATCH /api/vault/documents/{id}', () => {
  it('changes the category and the name, and says in the audit trail which', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const named = await patch(owner, document.id, { name: '  Deed of 2024  ' });
    expect(named.status).toBe(200);
    expect(named.body).toEqual({ ...document, name: 'Deed of 2024' });
    const moved = await patch(owner, document.id, { category: 'Legal' });
    expect(moved.body).toEqual({ ...document, name: 'Deed of 2024', category: 'Legal' });
    const changes = (await listAudit(document.id)).filter((event) => event.type === 'document.changed');
    expect(changes.map((event) => event.data)).toEqual([{ changed: ['name'] }, { changed: ['category'] }]);
  });

  it.each([
    [{}, 'category'],
    [{ category: 'Secret' }, 'category'],
    [{ name: '' }, 'name'],
    [{ name: 'a\u202eb' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ category: 'Legal', sizeBytes: 1 }, 'sizeBytes'],
  ])('refuses %j and changes nothing', async (body, field) => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const before = await snapshot();
    const answer = await patch(owner, document.id, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect(await snapshot()).toEqual(before);
  });

  it('hides the document of somebody else and leaves it alone', async () => {
    const document = await buildDocument(await createOwner());
    const other = await createOwner();
    const before = await snapshot();
    for (const id of [document.id, randomUUID()]) {
      expect((await patch(other, id, { category: 'Legal' })).status).toBe(404);
    }
    expect(await snapshot()).toEqual(before);
  });

  it('answers a visitor 401', async () => {
    expect((await patch(visitor, randomUUID(), { category: 'Legal' })).status).toBe(401);
  });
});
