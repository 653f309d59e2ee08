import { PDFDocument } from '@cantoo/pdf-lib';
import { findInDocument } from '@/lib/vault/commands/find-in-document';
import { applyToDocument } from '@/lib/pdf/redactor';
import { drawn, lightestTone, textOfPages } from '../../../support/pdf-contents';
import { onePage, pageWith, pdfLibDeed, pictureOf, scannedPage } from '../../../support/pdfs';
import { find, redact } from '../../../support/redaction';

jest.setTimeout(60_000);

/** Around the black bar that pictureOf() paints, and a part of the white below. */
const drawnBox = { page: 1, x: 0.15, y: 0.24, width: 0.6, height: 0.2 };
const apply = (bytes: Uint8Array, type: 'pdf' | 'jpg' | 'png', boxes = [drawnBox]) =>
  applyToDocument({ bytes, type, level: 'standard', boxes, onPage: () => {} });

describe('A scan', () => {
  it('has nothing for the rules to read, and says so', async () => {
    const { pdf } = await scannedPage();
    const { findings, pages } = await find(pdf);
    expect(findings).toEqual([]);
    expect(pages).toEqual([{ page: 1, width: 612, height: 792, hasText: false }]);
  });

  it('loses what is under a drawn box, and the picture it was', async () => {
    const { pdf, jpeg } = await scannedPage();
    const part = Buffer.from(jpeg).subarray(-400, -100);
    expect(Buffer.from(pdf).includes(part)).toBe(true);

    const copy = await apply(pdf, 'pdf');

    expect(lightestTone(await drawn(pdf, 1), drawnBox)).toBeGreaterThan(200);
    expect(lightestTone(await drawn(copy, 1), drawnBox)).toBeLessThan(60);
    expect(Buffer.from(copy).includes(part)).toBe(false);
    expect(lightestTone(await drawn(copy, 1), { x: 0.1, y: 0.45, width: 0.5, height: 0.05 })).toBeGreaterThan(
      200,
    );
  });

  it.each(['jpg', 'png'] as const)('may be a %s and becomes a PDF of one page', async (type) => {
    const bytes = await pictureOf('SSN: 512-34-6789', type === 'jpg' ? 'jpeg' : 'png');
    const { pages } = await findInDocument({
      bytes,
      type,
      rules: ['ssn'],
      level: 'standard',
      onPage: () => {},
    });
    expect(pages).toEqual([{ page: 1, width: 612, height: 792, hasText: false }]);

    const copy = await apply(bytes, type);
    expect((await PDFDocument.load(copy)).getPageCount()).toBe(1);
    expect(lightestTone(await drawn(copy, 1), drawnBox)).toBeLessThan(60);
    expect(Buffer.from(copy).includes(Buffer.from(bytes).subarray(-300, -100))).toBe(false);
  });
});

async function withPassword(userPassword: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(await pdfLibDeed());
  document.encrypt({ userPassword, ownerPassword: 'owner' });
  return document.save({ useObjectStreams: false });
}

describe('A file that cannot be redacted', () => {
  it.each([
    [
      'is protected',
      () => withPassword('user'),
      'This PDF opens only with a password, so it can be neither shared nor redacted. Please upload a copy without the password.',
    ],
    [
      'is damaged',
      () => Promise.resolve(Buffer.from('%PDF-1.4 and then nothing %%EOF')),
      /^This PDF is damaged/,
    ],
    ['has too many pages', () => manyPages(501), /^This PDF has more than 500 pages\./],
  ])('is refused when it %s', async (_, make, message) => {
    const bytes = await make();
    const failure = { code: 'validation_failed', message: expect.stringMatching(message) as string };
    await expect(redact(bytes)).rejects.toMatchObject(failure);
    await expect(apply(bytes, 'pdf')).rejects.toMatchObject(failure);
  });

  it('is refused when it is a broken picture', async () => {
    await expect(apply(Buffer.from('no picture'), 'png')).rejects.toMatchObject({
      code: 'validation_failed',
      message: expect.stringMatching(/^This picture is damaged or too large/) as string,
    });
  });

  it('is refused a box on a page that it does not have', async () => {
    await expect(apply(await pageWith('One page'), 'pdf', [{ ...drawnBox, page: 2 }])).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });
});

async function manyPages(count: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) document.addPage([100, 100]);
  return document.save();
}

it('A PDF with an owner’s password alone is redacted like any other', async () => {
  const { copy, findings } = await redact(await withPassword(''));
  expect(findings.length).toBeGreaterThan(4);
  expect((await textOfPages(copy))[1]).toContain('nothing private');
});

it('A page of absurd size is made smaller', async () => {
  const bytes = Buffer.from(onePage('BT /F 9000 Tf 10000 90000 Td (SSN: 512-34-6789) Tj ET'));
  const huge = Buffer.from(bytes.toString('latin1').replace('[0 0 612 792]', '[0 0 99999 99999]'), 'latin1');
  const copy = await apply(huge, 'pdf');
  const [page] = (await PDFDocument.load(copy)).getPages();
  expect(page?.getWidth()).toBeLessThanOrEqual(14_400);
});
