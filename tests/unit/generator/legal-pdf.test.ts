import { PDFDocument } from '@cantoo/pdf-lib';
import { templateSources } from '@/lib/generator/content/templates';
import { fillTemplate } from '@/lib/generator/drawing/fill-template';
import { legalPdf } from '@/lib/generator/drawing/legal-pdf';
import type { FieldValues, LegalDocument } from '@/lib/generator/schema';
import { openPdf } from '@/lib/pdf/redactor/pdfjs';
import { examplesOf, templateOf } from '@/tests/support/generator';
import { textOfPages } from '@/tests/support/pdf-contents';
import { operatorsOf } from '@/tests/support/pdf-text';
import { sample } from '@/tests/support/thoroughness';

const ids = templateSources.map(({ id }) => id);
const made = { documentName: 'Deed', createdAt: '2026-11-25T00:00:00.000Z' };

function documentOf(id: string, other: FieldValues = {}): LegalDocument {
  const template = templateOf(id);
  return fillTemplate(template, examplesOf(template, other));
}

async function draw(document: LegalDocument): Promise<Uint8Array> {
  return new Uint8Array(await legalPdf(document, made));
}

const drawn = new Map<string, Promise<string[][]>>();

/** The lines of each page, without those at its foot. */
async function readPages(document: LegalDocument): Promise<string[][]> {
  const pages = await textOfPages(await draw(document));
  return pages.map((text) => {
    const lines = text.split('\n').map(oneLine);
    return lines.slice(
      0,
      lines.findLastIndex((line) => line.startsWith(document.title)),
    );
  });
}

/** Those of a template with its examples, drawn once. */
function linesOf(id: string): Promise<string[][]> {
  const pages = drawn.get(id) ?? readPages(documentOf(id));
  drawn.set(id, pages);
  return pages;
}

/** The words of each page in one line. */
async function pagesOf(id: string): Promise<string[]> {
  return (await linesOf(id)).map((lines) => oneLine(lines.join(' ')));
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const LAST_WORDS: Record<string, string> = {
  CA: '(Seal)',
  TX: 'My commission expires',
  FL: 'Type of Identification Produced',
  NY: 'Signature and office of individual taking acknowledgment',
  IL: 'Signature of Notary Public',
};

describe('a generated document as a PDF', () => {
  it.each(sample(ids, 3))('ends no page of %s with a heading', async (id) => {
    const titles = documentOf(id).sections.map(({ title }) => title);
    for (const lines of await linesOf(id))
      expect(titles).not.toContain(lines.findLast((line) => line !== ''));
  });

  it.each(
    sample(
      templateSources.filter(({ certificate }) => certificate === 'acknowledgment').map(({ id }) => id),
      3,
    ),
  )('has the certificate of %s on one page', async (id) => {
    const pages = await pagesOf(id);
    const page = pages.find((text) => text.includes('Certificate of acknowledgment')) ?? '';
    const words = page.slice(page.indexOf('Certificate of acknowledgment'));
    expect(words).toMatch(/county of _/i);
    expect(words).toContain(LAST_WORDS[templateOf(id).stateCode]);
  });

  it.each(ids.filter((id) => id.startsWith('last-will')))(
    'has the witnesses of %s with what they attest and with the testator',
    async (id) => {
      const pages = await pagesOf(id);
      const page = pages.find((text) => text.includes('Signature of witness 1')) ?? '';
      for (const words of [
        'Attestation',
        'Harold James Benning, Testator',
        'Signature of witness 2',
        'Address of witness 2',
      ])
        expect(page).toContain(words);
    },
  );

  it.each(['warranty-deed-tx', 'quitclaim-deed-fl', 'durable-power-of-attorney-ny'])(
    'has words of %s above the lines to sign',
    async (id) => {
      const pages = await pagesOf(id);
      const page = pages.find((text) => / Signatures? Date:/.test(text)) ?? '';
      expect(page.search(/Signatures? Date:/)).toBeGreaterThan(50);
    },
  );

  it('prints the notice of California in a box, and what was made before with a rule at its left', async () => {
    const document = documentOf('grant-deed-ca');
    const boxesOf = async (drawn: LegalDocument) => {
      const pdf = await PDFDocument.load(await draw(drawn));
      return pdf.getPages().flatMap((page) => operatorsOf(page).match(/72 [\d.]+ 468 [\d.]+ re\s/g) ?? []);
    };
    expect(await boxesOf(document)).toHaveLength(1);
    const sections = document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === 'note' ? { ...block, isBoxed: undefined } : block,
      ),
    }));
    expect(await boxesOf({ ...document, sections })).toHaveLength(0);
  });

  it('draws nothing closer than half an inch to an edge', async () => {
    const pdf = await openPdf(await draw(documentOf('warranty-deed-tx')));
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue;
        const [size, , , , x, y] = item.transform as number[];
        expect(x).toBeGreaterThanOrEqual(36);
        expect(x! + item.width).toBeLessThanOrEqual(612 - 36);
        // As deep as letters hang below their line.
        expect(y! - 0.295 * size!).toBeGreaterThanOrEqual(36 - 0.1);
        expect(y! + size!).toBeLessThanOrEqual(792 - 36);
      }
    }
    await pdf.destroy();
  });

  it('begins at the top of a page what no page holds', async () => {
    const name =
      'Harold James Benning of the long and winding road that leads to the door of his house '.repeat(3);
    const pages = await readPages(documentOf('last-will-tx', { testator_name: name.trim() }));
    expect(pages.map(([first]) => first)).toContain('Self-proving affidavit');
  });

  it('draws longer lines to sign below each other: documents from before have them', async () => {
    const document = documentOf('warranty-deed-tx');
    const longer = document.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) =>
        block.kind === 'letter'
          ? { ...block, text: block.text.replaceAll('_'.repeat(30), '_'.repeat(36)) }
          : block,
      ),
    }));
    const heightsOf = async (drawn: LegalDocument) => {
      const pdf = await openPdf(await draw(drawn));
      const { items } = await (await pdf.getPage(3)).getTextContent();
      const found = items.filter((item) => 'str' in item && /, (?:Grantor|Spouse who)/.test(item.str));
      await pdf.destroy();
      return new Set(found.map((item) => ('transform' in item ? (item.transform as number[])[5] : 0)));
    };
    expect((await heightsOf(document)).size).toBe(1);
    expect((await heightsOf({ ...document, sections: longer })).size).toBe(2);
  });
});
