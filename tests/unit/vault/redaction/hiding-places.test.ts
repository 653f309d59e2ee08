import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { Finding } from '@/lib/vault/schema/redactions';
import { applyToDocument } from '@/lib/pdf/redactor';
import { drawn, lightestTone, textOfPages, tracesOf } from '../../../support/pdf-contents';
import {
  brokenObject,
  customEncoding,
  hiddenText,
  onePage,
  pageWith,
  pdfLibDeed,
  rewritten,
  sharedResources,
  splitNumbers,
  turned,
  withoutWidths,
} from '../../../support/pdfs';
import { find, redact } from '../../../support/redaction';

jest.setTimeout(60_000);

const rulesOf = (findings: Finding[]) => findings.map(({ rule }) => rule);

async function redactedText(
  bytes: Uint8Array,
): Promise<{ text: string; traces: string[]; findings: Finding[] }> {
  const { copy, findings } = await redact(bytes, { rules: ['ssn'] });
  const text = (await textOfPages(copy)).join(' ').replace(/\s+/g, ' ');
  return { text, traces: await tracesOf(copy, ['512-34-6789', '623-45-7890']), findings };
}

describe('A number is found and gone when it stands', () => {
  it('in the pieces of a TJ array and over two text objects', async () => {
    const { text, traces, findings } = await redactedText(splitNumbers());
    expect(findings).toHaveLength(2);
    expect(traces).toEqual([]);
    expect(text).toMatch(/stays out.*Number.*too/);
  });

  it('in codes that only the names of their glyphs explain', async () => {
    const { text, traces, findings } = await redactedText(customEncoding());
    expect(findings).toHaveLength(1);
    expect(traces).toEqual([]);
    expect(text).toContain('Plain words stay');
  });

  it('in letters without a width, down to the last of them', async () => {
    const { copy } = await redact(withoutWidths(), { rules: ['ssn'] });
    const last = { x: (72 + 15 * 7.2) / 612, y: 82 / 792, width: 6.6 / 612, height: 9 / 792 };
    expect(lightestTone(await drawn(copy, 1, 4), last)).toBeLessThan(60);
  });

  it('in a form that the next page could show too, because both share their resources', async () => {
    const { text, traces, findings } = await redactedText(sharedResources());
    expect(findings).toHaveLength(1);
    expect(traces).toEqual([]);
    expect(text).toMatch(/First page words.*Second page words/);
  });

  it('in white letters, and in letters that are not painted', async () => {
    const { text, traces, findings } = await redactedText(await pageWith('Seen by all', hiddenText));
    expect(findings).toHaveLength(2);
    expect(traces).toEqual([]);
    expect(text).toContain('Seen by all');
  });

  it.each([90, 180, 270])('on a page that is turned by %i degrees', async (by) => {
    const { traces, findings } = await redactedText(await pageWith('SSN: 512-34-6789', turned(by)));
    const [box] = findings[0]?.boxes ?? [];
    expect((box?.width ?? 0) > (box?.height ?? 0)).toBe(by === 180);
    expect(traces).toEqual([]);
  });

  it('on a page that shows a part of itself, in larger units', async () => {
    const bytes = await pageWith('SSN: 512-34-6789', (page) => {
      page.setCropBox(90, 560, 300, 80);
      page.node.set(PDFName.of('UserUnit'), page.doc.context.obj(2));
    });
    const { copy, findings, pages } = await redact(bytes, { rules: ['ssn'] });
    expect(pages[0]).toMatchObject({ width: 600, height: 160 });
    expect(findings[0]?.boxes[0]?.x).toBeCloseTo((100 - 90 + 31) / 300, 1);
    expect(await tracesOf(copy, ['512-34-6789'])).toEqual([]);
  });

  it('in the field of a form that is filled in, whose other fields stay readable', async () => {
    const bytes = await pageWith('Taxpayer form', (page, document) => {
      const fields = { 'SSN: 512-34-6789': 400, 'Kept value': 300 };
      Object.entries(fields).forEach(([text, y]) => {
        const field = document.getForm().createTextField(text);
        field.setText(text);
        field.addToPage(page, { x: 100, y, width: 200, height: 24 });
      });
    });
    const { text, traces, findings } = await redactedText(bytes);
    expect(findings).toHaveLength(1);
    expect(traces).toEqual([]);
    expect(text).toContain('Kept value');
  });
});

describe('A number is gone, though no page shows it, when it stands', () => {
  it('in an older revision of the file', async () => {
    const { traces, text, findings } = await redactedText(rewritten());
    expect(findings).toHaveLength(1);
    expect(traces).toEqual([]);
    expect(text).toContain('is here now');
  });

  it('in the title, the XMP packet, an attachment and a note', async () => {
    const bytes = await pdfLibDeed(async (document) => {
      document.setTitle('Deed of 623-45-7890');
      await document.attach(Buffer.from('the number is 623-45-7890'), 'number.txt');
      const packet = document.context.stream('<x:xmpmeta>623-45-7890</x:xmpmeta>', {
        Type: 'Metadata',
        Subtype: 'XML',
      });
      document.catalog.set(PDFName.of('Metadata'), document.context.register(packet));
      document.getPages().forEach((page) => {
        const note = {
          Type: 'Annot',
          Subtype: 'Text',
          Rect: [10, 10, 30, 30],
          Contents: PDFString.of('623-45-7890'),
        };
        page.node.set(PDFName.of('Annots'), document.context.obj([note]));
        page.node.set(PDFName.of('PieceInfo'), document.context.obj({ A: PDFString.of('623-45-7890') }));
      });
    });
    expect((await tracesOf(bytes, ['623-45-7890'])).length).toBeGreaterThan(0);

    const { traces } = await redactedText(bytes);
    expect(traces).toEqual([]);
  });

  it('beyond the edge of a page that has no box', async () => {
    const bytes = await pageWith('Nothing here', (page) => {
      page.drawText('SSN: 512-34-6789', { x: 700, y: 300, size: 12 });
    });
    const { traces, findings, text } = await redactedText(bytes);
    expect(findings).toEqual([]);
    expect(traces).toEqual([]);
    expect(text).toContain('Nothing here');
  });

  it('in a comment of the content, where nobody would look', async () => {
    const bytes = onePage(
      'BT /F 12 Tf 72 700 Td (SSN: 512-34-6789) Tj ET\n% 512-34-6789 \n/Span << /ActualText (512-34-6789) >> BDC EMC',
    );
    expect((await redactedText(bytes)).traces).toEqual([]);
  });

  it('in a comment of a page that has no box', async () => {
    const second = 'BT /F 12 Tf 72 700 Td (Other page) Tj ET % 512-34-6789';
    const { traces, text } = await redactedText(
      await joined(onePage('BT /F 12 Tf 72 700 Td (SSN: 512-34-6789) Tj ET'), onePage(second)),
    );
    expect(traces).toEqual([]);
    expect(text).toContain('Other page');
  });
});

async function joined(one: Uint8Array, other: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(one);
  const [page] = await document.copyPages(await PDFDocument.load(other), [0]);
  if (page) document.addPage(page);
  return document.save();
}

describe('A copy', () => {
  it('says that DeedGuard made it, and nothing of the original', async () => {
    const { copy } = await redact(await pdfLibDeed((document) => document.setAuthor('Jane Doe')));
    const document = await PDFDocument.load(copy, { updateMetadata: false });
    expect([document.getProducer(), document.getTitle(), document.getAuthor()]).toEqual([
      'DeedGuard',
      undefined,
      undefined,
    ]);
  });

  it('takes a page without boxes as it is', async () => {
    const { copy } = await redact(await pdfLibDeed());
    const document = await PDFDocument.load(copy);
    const fonts = document
      .getPages()
      .map((page) => page.node.Resources()?.lookup(PDFName.of('Font'))?.toString());
    expect(fonts[1]).toContain('Helvetica');
  });

  it('is drawn whole when a page without boxes holds an object that cannot be read', async () => {
    const { text, traces } = await redactedText(brokenObject());
    expect(traces).toEqual([]);
    expect(text).toContain('Second page words');
  });

  it('leaves what its owner left out, and loses the same number where it is covered', async () => {
    const bytes = onePage('BT /F 12 Tf 72 700 Td (SSN: 512-34-6789) Tj 0 -100 Td (Again: 512-34-6789) Tj ET');
    const boxes = [{ page: 1, x: 0.1, y: 0.09, width: 0.5, height: 0.05 }];
    const copy = await applyToDocument({ bytes, type: 'pdf', level: 'standard', boxes, onPage: () => {} });
    expect((await textOfPages(copy)).join('')).toMatch(/^\s*Again: 512-34-6789\s*$/);
  });

  it('leaves the last four digits to be seen at the level minimal, and no part of them to be searched', async () => {
    const { boxes, copy } = await redact(await pageWith('SSN: 512-34-6789 of the grantor'), {
      level: 'minimal',
    });
    const [whole] = (await find(await pageWith('SSN: 512-34-6789 of the grantor'))).boxes;
    expect((boxes[0]?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(7 / 11, 1);
    expect((await textOfPages(copy)).join('')).toMatch(/SSN:\s+of the\s+grantor/);
  });

  it('tells of each page that is done', async () => {
    const pages: number[][] = [];
    await applyToDocument({
      bytes: await pdfLibDeed(),
      type: 'pdf',
      level: 'standard',
      boxes: [],
      onPage: (...page) => pages.push(page),
    });
    expect(pages).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('finds what two lines or a label above set apart', async () => {
    const bytes = onePage(
      'BT /F 12 Tf 72 700 Td (Date of birth) Tj 200 0 Td (Telephone) Tj -200 -16 Td (01/05/1980) Tj 200 0 Td (\\(512\\)) Tj 0 -16 Td (555-0147) Tj ET',
    );
    const { findings } = await find(bytes);
    expect(rulesOf(findings)).toEqual(['dob', 'phone']);
    expect(findings[1]?.boxes).toHaveLength(2);
  });
});
