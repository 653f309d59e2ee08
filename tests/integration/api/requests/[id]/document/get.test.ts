import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/requests/[id]/document/route';
import { createAdmin, createNotary, createOwner, visitor, type Person } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument, deleteDocument } from '@/tests/support/documents';
import { pdfFile } from '@/tests/support/files';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { buildNotary, writeRequest } from '@/tests/support/notary';
import { writeOffer } from '@/tests/support/requests';
import { listAudit, snapshot } from '@/tests/support/rows';

const get = (as: { cookie: string } | null, id: string) =>
  callRoute(GET, { url: `/api/requests/${id}/document`, params: { id }, as });

async function buildVisit(overrides: Record<string, unknown> = {}) {
  const client = await createOwner();
  const notary = await buildNotary();
  const bytes = await pdfFile(`Warranty deed ${randomUUID()}`);
  const document = await buildDocument(client, { bytes });
  const { id } = await writeRequest(client, {
    notary_id: notary.user.id,
    document_id: document.id,
    ...overrides,
  });
  return { client, notary, id, document, bytes };
}

const opened = async (documentId: string) =>
  (await listAudit(documentId)).filter(({ type }) => type === 'document.downloaded');

describe('GET /api/requests/{id}/document', () => {
  it.each([
    ['the client', 'client'],
    ['the notary', 'notary'],
  ] as const)('gives %s the file, and notes who opened it', async (_, who) => {
    const visit = await buildVisit();
    const answer = await get(visit[who], visit.id);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(visit.bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(visit.bytes.length),
      'content-disposition': expect.stringMatching(/^attachment; filename="Warranty deed.pdf"/),
      'cache-control': 'no-store',
    });
    expect(await opened(visit.document.id)).toMatchObject([{ actor_id: visit[who].user.id }]);
    const [row] = await query<{ last_accessed_at: Date | null }>(
      'SELECT last_accessed_at FROM vault_documents',
    );
    expect(row?.last_accessed_at).toBeInstanceOf(Date);
  });

  it.each([
    ['assigned', 200, 200],
    ['in_progress', 200, 200],
    ['completed', 200, 404],
    ['cancelled', 200, 404],
  ])('while %s answers the client %i and the notary %i', async (status, forClient, forNotary) => {
    const { client, notary, id } = await buildVisit({ status });
    expect((await get(client, id)).status).toBe(forClient);
    expect((await get(notary, id)).status).toBe(forNotary);
  });

  it('is closed to a notary who was only asked, and to one who has withdrawn', async () => {
    const client = await createOwner();
    const notary = await buildNotary();
    const document = await buildDocument(client);
    const { id } = await writeRequest(client, { document_id: document.id });
    await writeOffer(id, notary, { status: 'accepted' });
    expect((await get(notary, id)).status).toBe(404);
    expect(await opened(document.id)).toEqual([]);
  });

  it.each(['client', 'notary'] as const)('asks a guarded %s to confirm first', async (who) => {
    const visit = await buildVisit();
    await guardWithPin(visit[who]);
    const before = await snapshot();
    const refused = await get(visit[who], visit.id);
    expect(refused.status).toBe(402);
    expect(refused.body).toEqual(stepUpRequired);
    expect(await snapshot()).toEqual(before);
    await confirm(visit[who]);
    expect((await get(visit[who], visit.id)).status).toBe(200);
  });

  it('is gone with the document', async () => {
    const { client, notary, id, document } = await buildVisit();
    expect((await deleteDocument(client, document.id)).status).toBe(204);
    for (const as of [client, notary]) {
      const answer = await get(as, id);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        message: 'There is no document here that you can open.',
        code: 'not_found',
      });
    }
  });

  it('hides it from anybody else, admins too', async () => {
    const { id } = await buildVisit();
    const others: Person[] = [await createOwner(), await createNotary(), await createAdmin()];
    const before = await snapshot();
    for (const as of others) {
      for (const wanted of [id, randomUUID(), 'nonsense']) expect((await get(as, wanted)).status).toBe(404);
    }
    expect((await get(visitor, id)).status).toBe(401);
    expect(await snapshot()).toEqual(before);
  });
});
