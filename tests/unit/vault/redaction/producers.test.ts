import { drawn, lightestTone, textOfPages, tracesOf } from '../../../support/pdf-contents';
import { fixturePdf, pdfkitDeed, pdfLibDeed, secrets } from '../../../support/pdfs';
import { redact } from '../../../support/redaction';
import { sample } from '../../../support/thoroughness';

jest.setTimeout(60_000);

const values = Object.values(secrets);

/** How each of them writes text is read in text-under.test.ts, whatever the sample holds. */
const producers: [string, () => Promise<Uint8Array>][] = [
  ['Chromium', () => Promise.resolve(fixturePdf('chromium'))],
  ['LibreOffice', () => Promise.resolve(fixturePdf('libreoffice'))],
  ['Ghostscript', () => Promise.resolve(fixturePdf('ghostscript'))],
  ['cairo', () => Promise.resolve(fixturePdf('cairo'))],
  ['ReportLab', () => Promise.resolve(fixturePdf('reportlab'))],
  ['jsPDF', () => Promise.resolve(fixturePdf('jspdf'))],
  ['PDFKit', pdfkitDeed],
  ['pdf-lib', pdfLibDeed],
];

describe.each(sample(producers, 3))('A deed made by %s', (_, make) => {
  it('loses every value under black bars, and keeps the words beside them', async () => {
    const bytes = await make();
    const traces = (await tracesOf(bytes, values)).join();
    values.forEach((value) => expect(traces).toContain(`${value}: text`));

    const { copy, findings, boxes } = await redact(bytes);

    expect(findings.map(({ rule }) => rule).sort()).toEqual(Object.keys(secrets).sort());
    expect(await tracesOf(copy, values)).toEqual([]);
    const [first = '', second = ''] = await textOfPages(copy);
    expect(first).toMatch(/WARRANTY DEED[^]*property[^]*Account/);
    expect(second.replace(/\s+/g, ' ')).toContain('nothing private at all.');
    const picture = await drawn(copy, 1, 2);
    boxes.forEach((box) => expect(lightestTone(picture, box)).toBeLessThan(60));
  });
});

it('A deed has no text at all at the level maximum, where it was and where it was not covered', async () => {
  const { copy } = await redact(fixturePdf('libreoffice'), { level: 'maximum' });

  expect((await textOfPages(copy)).join('').trim()).toBe('');
  expect(await tracesOf(copy, [...values, 'nothing private'])).toEqual([]);
});
