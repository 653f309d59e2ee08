import { randomUUID } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { GET } from '@/app/api/share/[token]/content/route';
import { revokeLink } from '@/lib/vault/commands/links';
import { createOwner } from '@/tests/support/actors';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { buildDocument, deleteDocument } from '@/tests/support/documents';
import { pdfFile, pngFile } from '@/tests/support/files';
import { callRoute } from '@/tests/support/http';
import { textOfPages } from '@/tests/support/pdf-contents';
import { buildCopy } from '@/tests/support/redaction-states';
import { buildLink, buildView } from '@/tests/support/share-links';

const get = (token: string, view: string) =>
  callRoute(GET, { url: `/api/share/${token}/content?view=${view}`, params: { token } });

async function buildOpenedLink(viewer?: string) {
  const owner = await createOwner();
  const document = await buildDocument(owner, { name: 'Warranty deed.pdf' });
  const link = await buildLink(owner, document.id);
  return { owner, document, link, view: await buildView(link, viewer) };
}

describe('GET /api/share/{token}/content', () => {
  afterEach(releaseClock);

  it('shows the document with the viewer and the time of the view on its page', async () => {
    holdClock();
    const { document, link, view } = await buildOpenedLink('Vera Viewer');
    advanceClock({ minutes: 5 });
    const answer = await get(link.token, view);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toContain('inline; filename="Warranty deed.pdf"');
    const pages = await textOfPages(answer.bytes);
    expect(pages).toHaveLength(1);
    const words = pages.join('').replace(/\s+/g, ' ');
    expect(words).toContain(
      'Vera Viewer · 2026-11-20 15:04 UTC Shared with Vera Viewer · 2026-11-20 15:04 UTC · localhost:3000',
    );
    expect(await query('SELECT last_accessed_at FROM vault_documents WHERE id = $1', [document.id])).toEqual([
      { last_accessed_at: new Date('2026-11-20T15:09:05.678Z') },
    ]);
  });

  it('shows the redacted copy, never the document', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner, { bytes: await pdfFile('original') });
    const pages = await PDFDocument.create();
    pages.addPage([300, 200]);
    const copy = await buildCopy(owner, document.id, { bytes: Buffer.from(await pages.save()) });
    const link = await buildLink(owner, document.id, { redactionId: copy.id });
    const answer = await get(link.token, await buildView(link));
    const shown = await PDFDocument.load(answer.bytes);
    expect(shown.getPages().map((page) => page.getSize())).toEqual([{ width: 300, height: 200 }]);
    expect(answer.headers.get('content-disposition')).toContain('(redacted).pdf');
  });

  it('shows a picture as a page of a PDF', async () => {
    const owner = await createOwner();
    const document = await buildDocument(owner, { name: 'scan.png', bytes: pngFile() });
    const link = await buildLink(owner, document.id);
    const answer = await get(link.token, await buildView(link));
    expect(answer.status).toBe(200);
    expect(await textOfPages(answer.bytes)).toHaveLength(1);
    expect(answer.headers.get('content-disposition')).toContain('filename="scan.pdf"');
  });

  it('is gone after the link has expired, also for those who opened it before', async () => {
    holdClock();
    const { link, view } = await buildOpenedLink();
    advanceClock({ minutes: 60 });
    expect((await get(link.token, view)).status).toBe(410);
  });

  it('is gone after the link was revoked, also for those who opened it before', async () => {
    const { owner, document, link, view } = await buildOpenedLink();
    await revokeLink(owner.actor, { id: document.id, lid: link.id });
    expect((await get(link.token, view)).status).toBe(410);
  });

  it('is gone after the document was deleted', async () => {
    const { owner, document, link, view } = await buildOpenedLink();
    await deleteDocument(owner, document.id);
    expect((await get(link.token, view)).status).toBe(410);
  });

  it('needs a view of this link', async () => {
    const [one, other] = [await buildOpenedLink(), await buildOpenedLink()];
    for (const view of [other.view, randomUUID()]) {
      const answer = await get(one.link.token, view);
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({
        message: 'Please open the link again and enter your name.',
        code: 'not_found',
      });
    }
  });

  it('refuses what is no view, and another token', async () => {
    const { link, view } = await buildOpenedLink();
    expect((await get(link.token, 'latest')).status).toBe(422);
    expect((await get('x'.repeat(43), view)).status).toBe(404);
  });
});
