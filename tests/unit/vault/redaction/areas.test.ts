import { PDFName, PDFString, type PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { findInDocument } from '@/lib/vault/commands/find-in-document';
import { defaultRedactionRules, type RedactionRule } from '@/lib/vault/rules/redaction/choices';
import type { Finding } from '@/lib/vault/schema/redactions';
import { fixturePdf, onePage, pageWith, pictureOf, turned } from '../../../support/pdfs';

jest.setTimeout(60_000);

async function find(bytes: Uint8Array, ...rules: RedactionRule[]): Promise<Finding[]> {
  const { findings } = await findInDocument({
    bytes,
    type: 'pdf',
    rules,
    level: 'standard',
    onPage: () => {},
  });
  return findings;
}

/** Lines of text from a place on the page down, 14 points apart. */
const lines = (...texts: string[]) =>
  onePage(`BT /F 12 Tf 14 TL 72 500 Td ${texts.map((text) => `(${text}) Tj T*`).join(' ')} ET`);

const withSeal = (size: number) => async (page: PDFPage, document: PDFDocument) =>
  page.drawImage(await document.embedJpg(await pictureOf('Seal')), {
    x: 300,
    y: 100,
    width: size,
    height: size,
  });

const withAnnotation =
  (entries: Record<string, string | PDFString>) => (page: PDFPage, document: PDFDocument) => {
    const annotation = { Type: 'Annot', Rect: [306, 396, 406, 496], ...entries };
    page.node.set(PDFName.of('Annots'), document.context.obj([annotation]));
  };

const placed = { page: 1, x: 306 / 612, y: (792 - 496) / 792, width: 100 / 612, height: 100 / 792 };

describe('The space for a signature', () => {
  it.each([
    ['behind a label', ['Signature: ____________________']],
    ['behind By', ['By: ____________________']],
    ['over the role of who signs', ['____________________', 'Jane Doe, Grantor']],
    ['over Notary Public', ['____________________', 'Notary Public']],
  ])('is found %s', async (_, texts) => {
    const [finding, ...others] = await find(lines(...texts), 'signatures');
    expect(others).toEqual([]);
    const { y = 0, height = 0 } = finding?.boxes[0] ?? {};
    expect(height * 792).toBeGreaterThan(25);
    expect((y + height) * 792).toBeCloseTo(792 - 500 + 2, -1);
  });

  it('does not reach into the text before it', async () => {
    const [finding] = await find(
      lines('the grantor has signed below this line', '', 'Signature: ______________'),
      'signatures',
    );
    expect((finding?.boxes[0]?.height ?? 1) * 792).toBeLessThan(30);
  });

  it.each([
    ['of a date', ['Date: ____________________']],
    ['of a printed name', ['____________________', 'Printed name of grantor']],
    ['without a label', ['the sum of ______________ dollars']],
  ])('is not taken for the blank %s', async (_, texts) => {
    expect(await find(lines(...texts), 'signatures')).toEqual([]);
  });

  it('is found as the field of a form', async () => {
    const bytes = await pageWith('A form', (page, document) => {
      withAnnotation({ Subtype: 'Widget', FT: 'Sig', T: PDFString.of('Sign') })(page, document);
      const fields = page.node.lookup(PDFName.of('Annots'));
      document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ Fields: fields ?? [] }));
    });
    const [finding] = await find(bytes, 'signatures');
    expect(finding?.boxes[0]?.x).toBeCloseTo(placed.x, 2);
    expect(finding?.boxes[0]?.height).toBeCloseTo(placed.height, 2);
  });
});

describe('A seal', () => {
  it('is found as a small picture on a page that speaks of a notary', async () => {
    const [finding] = await find(
      await pageWith('Notary Public, State of Texas', withSeal(120)),
      'notarySeals',
    );
    expect(finding?.boxes[0]).toMatchObject({ page: 1, width: expect.closeTo(120 / 612, 2) as number });
  });

  it.each([
    ['a picture on a page without a notary', 'A plan of the lot', 120],
    ['a picture over most of the page', 'Notary Public', 600],
    ['a dot', 'Notary Public', 8],
  ])('is not seen in %s', async (_, text, size) => {
    expect(await find(await pageWith(text, withSeal(size)), 'notarySeals')).toEqual([]);
  });

  it.each([
    ['upright', undefined, placed],
    ['turned', 90, { page: 1, x: 396 / 792, y: 306 / 612, width: 100 / 792, height: 100 / 612 }],
  ])('is found as a stamp, on a page that is %s', async (_, by, box) => {
    const bytes = await pageWith('Words', (page, document) => {
      withAnnotation({ Subtype: 'Stamp' })(page, document);
      if (by) turned(by)(page);
    });
    const [finding] = await find(bytes, 'notarySeals');
    (['x', 'y', 'width', 'height'] as const).forEach((side) =>
      expect(finding?.boxes[0]?.[side]).toBeCloseTo(box[side], 2),
    );
  });
});

describe('What is found', () => {
  it('lies on the letters that were found', async () => {
    const [finding] = await find(lines('WWWWiiii SSN 512-34-6789 end'), 'ssn');
    // Helvetica: W 944, i 222, S 667, N 722, blank 278, digit 556, hyphen 333 thousandths of 12 points
    const before = (4 * 944 + 4 * 222 + 278 + 2 * 667 + 722 + 278) * 0.012;
    expect((finding?.boxes[0]?.x ?? 0) * 612).toBeCloseTo(72 + before, 1);
    expect((finding?.boxes[0]?.width ?? 0) * 612).toBeCloseTo((9 * 556 + 2 * 333) * 0.012, 1);
  });

  it('is told once when its letters are drawn twice to look bold', async () => {
    const twice =
      'BT /F 12 Tf 72 700 Td (SSN: 512-34-6789) Tj ET BT /F 12 Tf 72.3 700 Td (SSN: 512-34-6789) Tj ET';
    expect(await find(onePage(twice), 'ssn')).toHaveLength(1);
  });

  it('covers the whole line at the level maximum', async () => {
    const bytes = lines('The number of the grantor is 512-34-6789 as she says');
    const [whole] = (
      await findInDocument({ bytes, type: 'pdf', rules: ['ssn'], level: 'maximum', onPage: () => {} })
    ).findings;
    expect((whole?.boxes[0]?.x ?? 0) * 612).toBeCloseTo(72, 0);
    expect((whole?.boxes[0]?.width ?? 0) * 612).toBeGreaterThan(250);
  });

  it('has names of its own that fit the review', async () => {
    const findings = await find(fixturePdf('libreoffice'), ...defaultRedactionRules);
    const names = findings.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    names.forEach((name) => expect(name.length).toBeLessThanOrEqual(20));
  });

  it('is nothing on a page whose font explains none of its letters, and the page says so', async () => {
    const bytes = await pageWith('\u00a0');
    const { pages } = await findInDocument({
      bytes,
      type: 'pdf',
      rules: ['ssn'],
      level: 'standard',
      onPage: () => {},
    });
    expect(pages[0]?.hasText).toBe(false);
  });
});
