import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/vault/documents/[id]/redactions/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { buildRedaction } from '@/tests/support/redaction-states';

const get = (as: { cookie: string } | null, id: string) =>
  callRoute(GET, { url: `/api/vault/documents/${id}/redactions`, params: { id }, as });

describe('GET /api/vault/documents/{id}/redactions', () => {
  it('lists those of the one document', async () => {
    const owner = await createOwner();
    const [deed, will] = [await buildDocument(owner), await buildDocument(owner)];
    const redaction = await buildRedaction(owner, deed.id);
    await buildRedaction(owner, will.id);
    expect((await get(owner, deed.id)).body).toEqual([redaction]);
  });

  it('does not know the document of somebody else', async () => {
    const document = await buildDocument(await createOwner());
    const other = await createOwner();
    for (const id of [document.id, randomUUID(), 'latest']) {
      expect((await get(other, id)).status).toBe(404);
    }
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor, randomUUID())).status).toBe(401);
  });
});
