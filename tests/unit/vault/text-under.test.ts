import { textUnder } from '@/components/vault/redaction/text-under';
import { readWords } from '@/components/files/reader/pdf-pages-words';
import { openPdf } from '@/lib/pdf/redactor/pdfjs';
import { fixturePdf, pageWith, pdfLibDeed, secrets, turned } from '../../support/pdfs';
import { find } from '../../support/redaction';

jest.setTimeout(60_000);

async function named(bytes: Uint8Array): Promise<string[]> {
  const { findings } = await find(bytes);
  const document = await openPdf(bytes);
  const words = await readWords(await document.getPage(1));
  const names = findings.map(({ boxes }) => textUnder(words, boxes));
  await document.destroy();
  return names.sort();
}

describe('The words under the boxes of a finding', () => {
  it.each([
    ['Chromium', () => Promise.resolve(fixturePdf('chromium'))],
    ['LibreOffice', () => Promise.resolve(fixturePdf('libreoffice'))],
    ['Ghostscript', () => Promise.resolve(fixturePdf('ghostscript'))],
    ['cairo', () => Promise.resolve(fixturePdf('cairo'))],
    ['ReportLab', () => Promise.resolve(fixturePdf('reportlab'))],
    ['jsPDF', () => Promise.resolve(fixturePdf('jspdf'))],
    ['pdf-lib', () => pdfLibDeed()],
  ])('are what was found in a deed made by %s', async (_, make) => {
    expect(await named(await make())).toEqual(Object.values(secrets).sort());
  });

  it.each([90, 180, 270])('are told on a page that is turned by %d degrees', async (by) => {
    expect(await named(await pageWith('The number is SSN: 512-34-6789, as told.', turned(by)))).toEqual([
      '512-34-6789',
    ]);
  });

  it('are cut short when a whole line is covered', () => {
    const word = [...'word'].map((text, index) => ({ text, x: 0.1 + index / 100, y: 0.1 }));
    const box = { page: 1, x: 0, y: 0, width: 1, height: 1 };

    const text = textUnder(
      Array.from({ length: 40 }, () => word),
      [box],
    );

    expect(text).toBe(`${'word '.repeat(16).trim()}…`);
  });

  it('are none in a picture', () => {
    expect(textUnder([], [{ page: 1, x: 0, y: 0, width: 1, height: 1 }])).toBe('');
  });
});
