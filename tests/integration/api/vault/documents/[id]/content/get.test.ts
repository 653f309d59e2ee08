import { randomUUID } from 'node:crypto';
import { GET } from '@/app/api/vault/documents/[id]/content/route';
import { createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { pdfOfSize, pngFile } from '@/tests/support/files';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { buildRequest, callRoute } from '@/tests/support/http';
import { listAudit, snapshot } from '@/tests/support/rows';
import { tamper } from '@/tests/support/store';

const callOf = (as: { cookie: string } | null, id: string) => ({
  url: `/api/vault/documents/${id}/content`,
  params: { id },
  as,
});
const get = (as: { cookie: string } | null, id: string) => callRoute(GET, callOf(as, id));

describe('GET /api/vault/documents/{id}/content', () => {
  it('gives the same bytes back, with their type, size and name', async () => {
    const owner = await createOwner();
    const bytes = pngFile();
    const document = await buildDocument(owner, { name: 'Zo\u00eb.png', bytes });
    const answer = await get(owner, document.id);
    expect(answer.status).toBe(200);
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="Zoe.png"; filename*=UTF-8''Zo%C3%AB.png`,
      'cache-control': 'no-store',
    });
  });

  it('gives a file of 25 MB back', async () => {
    const owner = await createOwner();
    const bytes = pdfOfSize(25 * 1024 * 1024);
    const document = await buildDocument(owner, { bytes });
    expect((await get(owner, document.id)).bytes.equals(bytes)).toBe(true);
  });

  it('notes when it was opened, and by whom', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    await get(owner, document.id);
    const [row] = await query<{ last_accessed_at: Date | null }>(
      'SELECT last_accessed_at FROM vault_documents',
    );
    expect(row?.last_accessed_at).toBeInstanceOf(Date);
    expect((await listAudit(document.id)).at(-1)).toMatchObject({
      type: 'document.downloaded',
      actor_id: owner.user.id,
    });
  });

  it('asks a guarded account to confirm first', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    await guardWithPin(owner);
    const before = await snapshot();
    const refused = await get(owner, document.id);
    expect(refused.status).toBe(402);
    expect(refused.body).toEqual(stepUpRequired);
    expect(await snapshot()).toEqual(before);
    await confirm(owner);
    expect((await get(owner, document.id)).status).toBe(200);
  });

  it('knows at once of a PIN that was set, and of a sign-in that was ended, through another server', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    expect((await get(owner, document.id)).status).toBe(200);
    await query('INSERT INTO security_pins (user_id, hash_ciphertext, updated_at) VALUES ($1, $2, now())', [
      owner.user.id,
      'sealed elsewhere',
    ]);
    expect((await get(owner, document.id)).status).toBe(402);
    await query('UPDATE sessions SET revoked_at = now() WHERE user_id = $1', [owner.user.id]);
    expect((await get(owner, document.id)).status).toBe(401);
  });

  it('hides the document of somebody else', async () => {
    const document = await buildDocument(await createOwner());
    const other = await createOwner();
    for (const id of [document.id, randomUUID()]) {
      expect((await get(other, id)).status).toBe(404);
    }
  });

  it('answers a visitor 401', async () => {
    expect((await get(visitor, randomUUID())).status).toBe(401);
  });
});

describe('GET /api/vault/documents/{id}/content of a document that was changed in the store', () => {
  async function tamperWith(documentId: string, at: number) {
    const [row] = await query<{ object_id: string }>('SELECT object_id FROM vault_documents WHERE id = $1', [
      documentId,
    ]);
    await tamper(row!.object_id, at);
  }

  it('refuses one that is broken at its start, and changes nothing', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    await tamperWith(document.id, 100);
    const before = await snapshot();
    const answer = await get(owner, document.id);
    expect(answer.status).toBe(500);
    expect(answer.body).toMatchObject({ message: expect.stringContaining('was changed in the store') });
    expect(await snapshot()).toEqual(before);
  });

  it('breaks the connection where one is broken further on, so that the file does not look whole', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner, { bytes: pdfOfSize(300_000) });
    await tamperWith(document.id, -100);
    const { params, ...call } = callOf(owner, document.id);
    const response = await GET(buildRequest(call), { params: Promise.resolve(params) });
    expect(response.status).toBe(200);
    let received = 0;
    const reading = (async () => {
      for await (const chunk of response.body!) received += chunk.length;
    })();
    await expect(reading).rejects.toThrow();
    expect(received).toBeLessThan(300_000);
  });
});
