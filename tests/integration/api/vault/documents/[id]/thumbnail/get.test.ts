import { randomUUID } from 'node:crypto';
import { makeThumbnail } from '@/lib/vault/commands/thumbnails';
import { createOwner, visitor } from '@/tests/support/actors';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { docxFile } from '@/tests/support/files';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { listAudit, snapshot } from '@/tests/support/rows';
import { getThumbnail } from '@/tests/support/thumbnails';

async function buildDrawn(owner: Awaited<ReturnType<typeof createOwner>>) {
  const document = await buildDocument(owner);
  await makeThumbnail(document);
  return document;
}

describe('GET /api/vault/documents/{id}/thumbnail', () => {
  it('is a small JPEG, which nothing keeps', async () => {
    const owner = await createOwner();
    const answer = await getThumbnail(owner, (await buildDrawn(owner)).id);
    expect(answer.status).toBe(200);
    expect(answer.bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(answer.bytes.length).toBeLessThan(20_000);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="first-page.jpg"',
      'cache-control': 'no-store',
    });
  });

  it('is no look at the document, and changes nothing', async () => {
    const owner = await createOwner();
    const document = await buildDrawn(owner);
    const before = await snapshot();
    await getThumbnail(owner, document.id);
    expect(await snapshot()).toEqual(before);
    expect((await listAudit(document.id)).map(({ type }) => type)).toEqual(['document.stored']);
  });

  it('asks a guarded account to confirm first', async () => {
    const owner = await createOwner();
    const document = await buildDrawn(owner);
    await guardWithPin(owner);
    const refused = await getThumbnail(owner, document.id);
    expect(refused.status).toBe(402);
    expect(refused.body).toEqual(stepUpRequired);
    await confirm(owner);
    expect((await getThumbnail(owner, document.id)).status).toBe(200);
  });

  it('is not found before it is drawn, and for a file that has none', async () => {
    const owner = await createOwner();
    expect((await getThumbnail(owner, (await buildDocument(owner)).id)).status).toBe(404);
    const word = await buildDocument(owner, { name: 'Will.docx', bytes: docxFile() });
    await query('INSERT INTO document_thumbnails (document_id, made_at) VALUES ($1, now())', [word.id]);
    expect((await getThumbnail(owner, word.id)).status).toBe(404);
  });

  it('hides that of somebody else', async () => {
    const document = await buildDrawn(await createOwner());
    const other = await createOwner();
    for (const id of [document.id, randomUUID(), 'no-id']) {
      expect((await getThumbnail(other, id)).status).toBe(404);
    }
  });

  it('answers a visitor 401', async () => {
    expect((await getThumbnail(visitor, randomUUID())).status).toBe(401);
  });
});
