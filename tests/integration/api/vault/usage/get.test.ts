import { GET } from '@/app/api/vault/usage/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { buildDocument, deleteDocument, insertRedaction } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { givePlan } from '@/tests/support/plans';

const get = (as: { cookie: string } | null) => callRoute(GET, { url: '/api/vault/usage', as });
const withoutPlan = { quotaBytes: 25 * 1024 * 1024, documentQuota: 3, documentsPer: 'account' };

describe('GET /api/vault/usage', () => {
  it('counts own documents and redacted copies', async () => {
    const owner = await createOwner();
    const [first, second] = [await buildDocument(owner), await buildDocument(owner)];
    await insertRedaction(first, { sizeBytes: 5000 });
    await insertRedaction(first, { sizeBytes: 700 });
    await buildDocument(await createOwner());
    const answer = await get(owner);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      ...withoutPlan,
      usedBytes: first.size + second.size + 5700,
      documents: 2,
    });
  });

  it('gives room back when a document is deleted', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    await insertRedaction(document);
    await deleteDocument(owner, document.id);
    expect((await get(owner)).body).toEqual({ ...withoutPlan, usedBytes: 0, documents: 0 });
  });

  it('counts by the plan in force', async () => {
    const owner = await createOwner();
    await buildDocument(owner);
    await givePlan(owner, { plan: 'basic' });
    expect((await get(owner)).body).toMatchObject({
      quotaBytes: 100 * 1024 * 1024,
      documents: 1,
      documentQuota: 10,
      documentsPer: 'month',
    });
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor)).status).toBe(401);
  });
});
