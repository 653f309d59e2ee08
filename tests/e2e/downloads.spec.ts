import { papers } from '../../app/downloads/papers';
import { plain } from '../../lib/paper/paper-text';
import { expect, httpTest as test } from '../support/e2e';

/** Letters and digits alone: a PDF breaks lines, and its reader may lose a space. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

type Item = { str: string } | { type: string; tag?: string };

/** Without artifacts: a footer would stand in the middle of a paragraph that goes on overleaf. */
function wordsOf(items: Item[]): string {
  const open: boolean[] = [];
  const words: string[] = [];
  for (const item of items) {
    if ('str' in item) words.push(open.includes(true) ? '' : item.str);
    else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.tag === 'Artifact');
  }
  return words.join(' ');
}

async function readPdf(bytes: Buffer) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      return wordsOf((await page.getTextContent({ includeMarkedContent: true })).items);
    }),
  );
  return { text: pages.join(' '), isTagged: (await document.getMarkInfo())?.Marked === true };
}

test.describe('every paper can be taken away', () => {
  for (const [name, paper] of Object.entries(papers)) {
    test(`${name} as a PDF with the words of the page, tagged for screen readers`, async ({ request }) => {
      const answer = await request.get(`/downloads/${name}.pdf`);
      expect(answer.headers()).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}.pdf"`,
      });
      const { text, isTagged } = await readPdf(await answer.body());

      expect(isTagged).toBe(true);
      const letters = lettersOf(text);
      expect(letters).toContain(lettersOf(paper.title));
      for (const { title, blocks } of paper.sections) {
        expect(letters).toContain(lettersOf(title));
        const [paragraph] = blocks
          .filter((block) => block.kind === 'paragraph')
          .filter(({ words }) => words.every(({ kind }) => kind !== 'link'));
        if (paragraph) expect(letters).toContain(lettersOf(plain(paragraph.words)));
      }
    });

    test(`${name} as text`, async ({ request }) => {
      const answer = await request.get(`/downloads/${name}.txt`);
      expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
      const text = await answer.text();

      expect(text.split('\n')[0]).toBe(paper.title);
      for (const { title } of paper.sections) expect(text).toContain(`${title}\n---`);
      expect(text, 'links without an address').not.toMatch(/\((\/|#)\S/);
    });
  }

  test('a name that no paper has is not found', async ({ request }) => {
    expect((await request.get('/downloads/no-such-paper.pdf')).status()).toBe(404);
  });
});
