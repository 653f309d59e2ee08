import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/vault/documents/[id]/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';

const get = (as: { cookie: string } | null, id: string) =>
  callRoute(GET, { url: `/api/vault/documents/${id}`, params: { id }, as });

describe('GET /api/vault/documents/{id}', () => {
  it('gives the document', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const answer = await get(owner, document.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(document);
  });

  it('hides the document of somebody else, and what is no id', async () => {
    const document = await buildDocument(await createOwner());
    const other = await createOwner();
    for (const id of [document.id, randomUUID(), 'x']) {
      expect((await get(other, id)).status).toBe(404);
    }
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor, randomUUID())).status).toBe(401);
  });
});
