import { GET } from '@/app/api/vault/usage/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { buildDocument, deleteDocument, insertRedaction } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';

const get = (as: { cookie: string } | null) => callRoute(GET, { url: '/api/vault/usage', as });
const quotaBytes = 100 * 1024 * 1024;

describe('GET /api/vault/usage', () => {
  it('counts own documents and redacted copies', async () => {
    const owner = await createOwner();
    const [first, second] = [await buildDocument(owner), await buildDocument(owner)];
    await insertRedaction(first, { sizeBytes: 5000 });
    await insertRedaction(first, { sizeBytes: 700 });
    await buildDocument(await createOwner());
    const answer = await get(owner);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ usedBytes: first.size + second.size + 5700, quotaBytes });
  });

  it('gives room back when a document is deleted', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    await insertRedaction(document);
    await deleteDocument(owner, document.id);
    expect((await get(owner)).body).toEqual({ usedBytes: 0, quotaBytes });
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor)).status).toBe(401);
  });
});
