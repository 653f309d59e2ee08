import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { degrees, PDFDocument, rgb, StandardFonts, TextRenderingMode, type PDFPage } from '@cantoo/pdf-lib';
import PdfKit from 'pdfkit';

/** What the deeds of these builders hold and must lose. */
export const secrets = {
  ssn: '512-34-6789',
  dob: 'January 5, 1980',
  phone: '(512) 555-0147',
  bankAccount: '004417820193',
  financialInfo: '$385,000.00',
  email: 'jane.doe@example.com',
};

/** A deed of two pages as a program made it; tests/fixtures/redaction/README.md says how. */
export function fixturePdf(producer: string): Uint8Array {
  return new Uint8Array(readFileSync(join(process.cwd(), `tests/fixtures/redaction/${producer}.pdf`)));
}

const deedLines = [
  'WARRANTY DEED',
  'The grantor, Jane Doe, Social Security number 512-34-6789, born on January 5, 1980,',
  'conveys to the grantee the property that is described in the official records.',
  'Questions are answered at (512) 555-0147 or by jane.doe@example.com on every',
  'working day. Consideration: $385,000.00. Account number 004417820193.',
];
const secondPage = 'The second page holds the legal description and nothing private at all.';

export async function pdfkitDeed(): Promise<Uint8Array> {
  const document = new PdfKit({ size: 'LETTER', info: { Title: 'Deed 512-34-6789' } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.fontSize(12).text(deedLines.join(' '), { align: 'justify' }).addPage().text(secondPage).end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/** Letter pages written on with Helvetica; object streams when it is saved. */
export async function pdfLibDeed(
  change: (document: PDFDocument) => Promise<void> | void = () => {},
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const first = document.addPage([612, 792]);
  deedLines.forEach((line, index) => first.drawText(line, { x: 72, y: 700 - 24 * index, size: 11, font }));
  document.addPage([612, 792]).drawText(secondPage, { x: 72, y: 700, size: 11, font });
  await change(document);
  return document.save();
}

/** One page with one line, and what else the test wants of it. */
export async function pageWith(
  text: string,
  change: (page: PDFPage, document: PDFDocument) => Promise<void> | void = () => {},
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  page.drawText(text, { x: 100, y: 600, size: 12, font: await document.embedFont(StandardFonts.TimesRoman) });
  await change(page, document);
  return document.save();
}

/** Rows of cells, each column as wide as its longest cell, so many heights of a letter apart; one cell alone is a line of text. */
export async function tablePage(rows: readonly string[][], apart: number): Promise<Uint8Array> {
  const size = 11;
  return pageWith('People', async (page, document) => {
    const font = await document.embedFont(StandardFonts.Helvetica);
    const widths = (rows[0] ?? []).map((_, column) =>
      Math.max(...rows.map((row) => (row.length > 1 ? font.widthOfTextAtSize(row[column] ?? '', size) : 0))),
    );
    rows.forEach((row, index) => {
      let x = 60;
      row.forEach((cell, column) => {
        page.drawText(cell, { x, y: 560 - 16 * index, size, font });
        x += (widths[column] ?? 0) + apart * size;
      });
    });
  });
}

export const turned = (by: number) => (page: PDFPage) => page.setRotation(degrees(by));

/** White letters, and letters that are not painted at all. */
export function hiddenText(page: PDFPage): void {
  page.drawText('SSN: 512-34-6789', { x: 100, y: 500, size: 12, color: rgb(1, 1, 1) });
  page.drawText('SSN: 623-45-7890', { x: 100, y: 450, size: 12, renderMode: TextRenderingMode.Invisible });
}

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** A file written object by object (numbered from 1, the catalog first), with a table of where they start. */
function handWritten(objects: readonly string[]): Uint8Array {
  return Buffer.from(
    revision(
      '%PDF-1.4\n',
      objects.map((body, index): [number, string] => [index + 1, body]),
    ),
    'latin1',
  );
}

/** A later revision at the end of a file: objects that take the place of older ones, which stay in the file. */
function withRevision(bytes: Uint8Array, changed: readonly [number, string][]): Uint8Array {
  const before = Buffer.from(bytes).toString('latin1');
  const previous = before.lastIndexOf('xref\n', before.lastIndexOf('startxref') - 1);
  return Buffer.from(revision(`${before}\n`, changed, previous), 'latin1');
}

function revision(before: string, objects: readonly [number, string][], previous?: number): string {
  let file = before;
  const table = objects.map(([number, body]) => {
    const start = file.length;
    file += `${number} 0 obj\n${body}\nendobj\n`;
    return `${number} 1\n${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = Math.max(...objects.map(([number]) => number), 9) + 1;
  const trailer = `<< /Size ${size} /Root 1 0 R${previous === undefined ? '' : ` /Prev ${previous}`} >>`;
  const head = previous === undefined ? '0 1\n0000000000 65535 f \n' : '';
  return `${file}xref\n${head}${table.join('')}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`;
}

const stream = (content: string, entries = '') =>
  `<< /Length ${content.length} ${entries} >>\nstream\n${content}\nendstream`;

/** One page with this content and the fonts F (plain) and whatever else is given. */
export function onePage(content: string, resources = `/Font << /F ${FONT} >>`): Uint8Array {
  return handWritten([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << ${resources} >> /Contents 4 0 R >>`,
    stream(content),
  ]);
}

/** A number in pieces of a TJ array, and one over two text objects. */
export const splitNumbers = () =>
  onePage(
    'BT /F 12 Tf 72 700 Td [(SSN: 5) -20 (12-) 15 (34-6) 30 (789 stays out)] TJ ET\n' +
      'BT /F 12 Tf 72 660 Td (Number 623-) Tj ET BT /F 12 Tf 133.4 660 Td (45-7890 too) Tj ET',
  );

/** A font that gives its letters no width, so that each is set in its place. */
export const withoutWidths = () =>
  onePage(
    `BT /F 12 Tf 72 700 Td [${[...'SSN: 512-34-6789'].map((letter) => `(${letter}) -600`).join(' ')}] TJ ET`,
    '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 32 /LastChar 126 ' +
      `/Widths [${'0 '.repeat(95)}] >> >>`,
  );

/** Codes 1 to 11 that mean nothing but by the names of their glyphs. */
export const customEncoding = () =>
  onePage(
    'BT /F 12 Tf 72 700 Td <0102030B0405 0B06070809> Tj ET BT /G 12 Tf 72 660 Td (Plain words stay) Tj ET',
    `/Font << /G ${FONT} /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding ` +
      '/Differences [1 /five /one /two /three /four /six /seven /eight /nine 11 /hyphen] >> >> >>',
  );

/** Two pages with one dictionary of resources; only the first one shows the form with the number. */
export const sharedResources = () =>
  handWritten([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 /MediaBox [0 0 612 792] /Resources << /Font << /F ${FONT} >> /XObject << /X 7 0 R >> >> >>`,
    '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
    stream('q 1 0 0 1 72 700 cm /X Do Q BT /F 12 Tf 72 650 Td (First page words) Tj ET'),
    '<< /Type /Page /Parent 2 0 R /Contents 6 0 R >>',
    stream('BT /F 12 Tf 72 650 Td (Second page words) Tj ET'),
    stream(
      'BT /F 12 Tf 0 0 Td (SSN: 512-34-6789) Tj ET',
      '/Type /XObject /Subtype /Form /BBox [0 -20 400 40]',
    ),
  ]);

/** The second page names a picture that is no PDF object at all. */
export const brokenObject = () =>
  handWritten([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 /MediaBox [0 0 612 792] >>',
    `<< /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << /Font << /F ${FONT} >> >> >>`,
    stream('BT /F 12 Tf 72 650 Td (SSN: 512-34-6789) Tj ET'),
    `<< /Type /Page /Parent 2 0 R /Contents 6 0 R /Resources << /Font << /F ${FONT} >> /XObject << /X 7 0 R >> >> >>`,
    stream('BT /F 12 Tf 72 650 Td (Second page words) Tj ET'),
    '<< /Broken (unclosed >> zzz',
  ]);

/** The number stands in the first revision only. */
export const rewritten = () =>
  withRevision(onePage('BT /F 12 Tf 72 700 Td (SSN: 512-34-6789 was here) Tj ET'), [
    [4, stream('BT /F 12 Tf 72 700 Td (SSN: 623-45-7890 is here now) Tj ET')],
  ]);

/** A page that is a picture of a line of text, as a scanner makes it. */
export async function scannedPage(): Promise<{ pdf: Uint8Array; jpeg: Uint8Array }> {
  const jpeg = await pictureOf('SSN: 512-34-6789');
  const document = await PDFDocument.create();
  const image = await document.embedJpg(jpeg);
  document.addPage([612, 792]).drawImage(image, { x: 0, y: 0, width: 612, height: 792 });
  return { pdf: await document.save(), jpeg };
}

export async function pictureOf(text: string, type: 'jpeg' | 'png' = 'jpeg'): Promise<Uint8Array> {
  const canvas = createCanvas(612, 792);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 612, 792);
  context.fillStyle = 'black';
  context.fillRect(100, 200, 300, 40);
  context.font = '24px sans-serif';
  context.fillText(text, 100, 400);
  return new Uint8Array(type === 'jpeg' ? await canvas.encode('jpeg', 80) : await canvas.encode('png'));
}
