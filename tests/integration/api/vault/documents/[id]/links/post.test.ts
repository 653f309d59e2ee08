import { createHash, randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { POST } from '@/app/api/vault/documents/[id]/links/route';
import type { CreatedLink } from '@/lib/vault/schema/links';
import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildDocument } from '@/tests/support/documents';
import { docxFile, pdfFile, pdfOfSize, pngFile } from '@/tests/support/files';
import { confirm, guardWithPin, stepUpRequired } from '@/tests/support/guards';
import { callRoute } from '@/tests/support/http';
import { buildCopy, buildReview } from '@/tests/support/redaction-states';
import { countRows, listAudit, snapshot } from '@/tests/support/rows';
import { readLink } from '@/tests/support/share-links';

const post = (as: { cookie: string } | null, id: string, body: unknown = { hours: 1 }) =>
  callRoute(POST, { method: 'POST', url: `/api/vault/documents/${id}/links`, params: { id }, as, body });

describe('POST /api/vault/documents/{id}/links', () => {
  afterEach(releaseClock);

  it.each([
    [1, '2026-11-20T16:04:05.678Z'],
    [24, '2026-11-21T15:04:05.678Z'],
    [72, '2026-11-23T15:04:05.678Z'],
    [168, '2026-11-27T15:04:05.678Z'],
  ])('makes an address for %i hours, and keeps only the hash of its token', async (hours, expiresAt) => {
    holdClock();
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const answer = await post(owner, document.id, { hours });
    expect(answer.status).toBe(201);
    const { id, url } = answer.body as CreatedLink;
    expect(answer.body).toEqual({ id, url, expiresAt });
    const token = /^http:\/\/localhost:3000\/share\/([\w-]{43})$/.exec(url)?.[1] ?? '';
    expect((await readLink(id))?.token_hash).toEqual(createHash('sha256').update(token).digest());
    expect(await listAudit(id)).toEqual([
      {
        type: 'link.created',
        actor_id: owner.user.id,
        subject_id: id,
        data: { documentId: document.id, redactionId: null, hours },
      },
    ]);
  });

  it('shows the redacted copy instead of the document', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const copy = await buildCopy(owner, document.id);
    const answer = await post(owner, document.id, { hours: 1, redactionId: copy.id });
    expect(answer.status).toBe(201);
    expect(await query('SELECT redaction_id FROM share_links')).toEqual([{ redaction_id: copy.id }]);
  });

  it('takes a picture', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner, { name: 'scan.png', bytes: pngFile() });
    expect((await post(owner, document.id)).status).toBe(201);
  });

  it('refuses a copy that is not completed', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    const { id: redactionId } = await buildReview(owner, document.id);
    const answer = await post(owner, document.id, { hours: 1, redactionId });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ message: 'Please wait for redaction to complete' });
  });

  it('does not know a copy of another document', async () => {
    const owner = await createOwner();
    const copy = await buildCopy(owner, (await buildDocument(owner)).id);
    const document = await buildDocument(owner);
    const answer = await post(owner, document.id, { hours: 1, redactionId: copy.id });
    expect(answer.status).toBe(404);
    expect(await countRows('share_links')).toBe(0);
  });

  it('asks a guarded account to confirm first', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner);
    await guardWithPin(owner);
    const refused = await post(owner, document.id);
    expect(refused.status).toBe(402);
    expect(refused.body).toEqual(stepUpRequired);
    expect(await countRows('share_links')).toBe(0);
    await confirm(owner);
    expect((await post(owner, document.id)).status).toBe(201);
  });

  it.each([
    ['no time', {}, 'hours'],
    ['a time that is no choice', { hours: 2 }, 'hours'],
    ['a copy that is no id', { hours: 1, redactionId: 'latest' }, 'redactionId'],
  ])('refuses %s', async (_, body, field) => {
    const owner = await createOwner();
    const answer = await post(owner, (await buildDocument(owner)).id, body);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field]);
  });

  it.each([createOwner, createAdmin])('does not know the document of somebody else', async (create) => {
    const document = await buildDocument(await createOwner());
    const other = await create();
    for (const id of [document.id, randomUUID()]) {
      const answer = await post(other, id);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ message: 'There is no such document.', code: 'not_found' });
    }
  });

  it('answers a visitor 401', async () => {
    expect((await post(visitor, randomUUID())).status).toBe(401);
  });
});

describe('POST /api/vault/documents/{id}/links, for what could not be shown', () => {
  async function lockedPdf(): Promise<Buffer> {
    const pdf = await PDFDocument.load(await pdfFile());
    pdf.encrypt({ userPassword: 'secret' });
    return Buffer.from(await pdf.save());
  }

  it.each([
    [
      'a Word file',
      'deed.docx',
      docxFile,
      /^Word documents cannot be shown through a link\. Please save yours as a PDF/,
    ],
    ['a PDF with a password', 'deed.pdf', lockedPdf, /neither shared nor redacted\. Please upload a copy/],
    ['a damaged PDF', 'deed.pdf', () => pdfOfSize(2000), /^This file is damaged and cannot be shared/],
  ])('refuses %s, and says what to do', async (_, name, make, message) => {
    const owner = await createOwner();
    const document = await buildDocument(owner, { name, bytes: await make() });
    const before = await snapshot();
    const answer = await post(owner, document.id);
    expect(answer.status).toBe(422);
    expect((answer.body as { message: string }).message).toMatch(message);
    expect(await snapshot()).toEqual(before);
  });
});
