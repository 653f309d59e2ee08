import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/vault/documents/[id]/proof/route';
import { checkProof } from '@/lib/evidence/rules/proof';
import { checkProofFile } from '@/lib/evidence/rules/proof-file';
import { createOwner, visitor } from '@/tests/support/actors';
import { buildDocument, insertRedaction } from '@/tests/support/documents';
import { callRoute } from '@/tests/support/http';
import { enter } from '@/tests/support/log';

const get = (as: { cookie: string } | null, id: string, search = '') =>
  callRoute(GET, { url: `/api/vault/documents/${id}/proof${search}`, params: { id }, as });

describe('GET /api/vault/documents/{id}/proof', () => {
  it('hands out a page that verifies', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const answer = await get(owner, document.id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain(
      'attachment; filename="deedguard-proof-0.html"',
    );
    expect(checkProofFile(answer.bytes)).toMatchObject({
      verified: true,
      entry: { record: { documentId: document.id } },
    });
  });

  it('hands out JSON that verifies', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const answer = await get(owner, document.id, '?format=json');
    expect(checkProof(answer.body)).toMatchObject({ verified: true, entry: { index: document.logIndex } });
  });

  it('hands out the proof of a redacted copy', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const logIndex = await enter('the entry of a redacted copy');
    const redactionId = await insertRedaction(document, { logIndex });
    const answer = await get(owner, document.id, `?format=json&redactionId=${redactionId}`);
    expect(checkProof(answer.body)).toMatchObject({ verified: true, entry: { index: logIndex } });
  });

  it('hides the documents and copies of somebody else', async () => {
    const document = await buildDocument(await createOwner());
    const redactionId = await insertRedaction(document);
    const other = await createOwner();
    const own = await buildDocument(other);
    expect((await get(other, document.id)).status).toBe(404);
    expect((await get(other, randomUUID())).status).toBe(404);
    expect((await get(other, own.id, `?redactionId=${redactionId}`)).status).toBe(404);
  });

  it('refuses another format', async () => {
    expect((await get(await createOwner(), randomUUID(), '?format=pdf')).status).toBe(422);
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor, randomUUID())).status).toBe(401);
  });
});
