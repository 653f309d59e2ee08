import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/vault/documents/[id]/redactions/[rid]/route';
import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { buildDocument } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { buildReview, twoFindings } from '@/tests/support/redaction-states';

const get = (as: { cookie: string } | null, id: string, rid: string) =>
  callRoute(GET, { url: `/api/vault/documents/${id}/redactions/${rid}`, params: { id, rid }, as });

describe('GET /api/vault/documents/{id}/redactions/{rid}', () => {
  it('shows what was found and where', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const { id } = await buildReview(owner, document.id);
    const answer = await get(owner, document.id, id);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      id,
      status: 'pending_review',
      progress: { pagesDone: 2, pagesTotal: 2 },
      findings: twoFindings,
      pages: [{ page: 1 }, { page: 2 }],
    });
  });

  it('does not know it under another document', async () => {
    const owner = await createOwner();
    const { id } = await buildReview(owner, (await buildDocument(owner)).id);
    const other = await buildDocument(owner);
    expect((await get(owner, other.id, id)).status).toBe(404);
  });

  it.each([createOwner, createAdmin])('does not know the redaction of somebody else', async (create) => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const { id } = await buildReview(owner, document.id);
    const answer = await get(await create(), document.id, id);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message: 'There is no such redaction.', code: 'not_found' });
  });

  it('answers a visitor 401, and 404 for what is no id', async () => {
    expect((await get(visitor, randomUUID(), randomUUID())).status).toBe(401);
    expect((await get(await createOwner(), randomUUID(), 'latest')).status).toBe(404);
  });
});
