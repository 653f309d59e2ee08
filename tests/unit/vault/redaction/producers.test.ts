import { drawn, lightestTone, textOfPages, tracesOf } from '../../../support/pdf-contents';
import { fixturePdf, pdfkitDeed, pdfLibDeed, secrets } from '../../../support/pdfs';
import { redact } from '../../../support/redaction';

jest.setTimeout(60_000);

const values = Object.values(secrets);

describe.each([
  ['Chromium', () => Promise.resolve(fixturePdf('chromium'))],
  ['LibreOffice', () => Promise.resolve(fixturePdf('libreoffice'))],
  ['Ghostscript', () => Promise.resolve(fixturePdf('ghostscript'))],
  ['cairo', () => Promise.resolve(fixturePdf('cairo'))],
  ['ReportLab', () => Promise.resolve(fixturePdf('reportlab'))],
  ['jsPDF', () => Promise.resolve(fixturePdf('jspdf'))],
  ['PDFKit', pdfkitDeed],
  ['pdf-lib', pdfLibDeed],
])('A deed made by %s', (_, make) => {
  it('holds every value before it is redacted', async () => {
    const traces = (await tracesOf(await make(), values)).join();
    values.forEach((value) => expect(traces).toContain(`${value}: text`));
  });

  it('loses every value under black bars, and keeps the words beside them', async () => {
    const { copy, findings, boxes } = await redact(await make());

    expect(findings.map(({ rule }) => rule).sort()).toEqual(Object.keys(secrets).sort());
    expect(await tracesOf(copy, values)).toEqual([]);
    const [first = '', second = ''] = await textOfPages(copy);
    expect(first).toMatch(/WARRANTY DEED[^]*property[^]*Account/);
    expect(second.replace(/\s+/g, ' ')).toContain('nothing private at all.');
    const picture = await drawn(copy, 1, 2);
    boxes.forEach((box) => expect(lightestTone(picture, box)).toBeLessThan(60));
  });

  it('has no text at all at the level maximum', async () => {
    const { copy } = await redact(await make(), { level: 'maximum' });

    expect((await textOfPages(copy)).join('').trim()).toBe('');
    expect(await tracesOf(copy, values)).toEqual([]);
  });
});
