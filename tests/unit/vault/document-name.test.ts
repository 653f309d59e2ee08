import { AppError } from '@/lib/platform/errors';
import { categoryName, storedCategory } from '@/lib/vault/rules/document-labels';
import {
  certificateName,
  cleanFileName,
  downloadName,
  pdfName,
  redactedName,
  typeOfName,
} from '@/lib/vault/rules/document-name';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import { documentCategories, documentNameSchema } from '@/lib/vault/schema/documents';

describe('cleanFileName', () => {
  it.each([
    ['Warranty deed.pdf', 'Warranty deed.pdf'],
    ['Grundst\u00fcck \u00a75 \ud83c\udfe0.pdf', 'Grundst\u00fcck \u00a75 \ud83c\udfe0.pdf'],
    ['../../etc/deed.pdf', 'deed.pdf'],
    ['C:\\Users\\Ada\\deed.pdf', 'deed.pdf'],
    ['de\u0000ed\r\n.pdf', 'deed.pdf'],
    ['deed\u202efdp.exe', 'deedfdp.exe'],
    ['\u2066deed\u2069.pdf', 'deed.pdf'],
    ['<b>deed</b>.pdf', 'b_.pdf'],
    ['<deed>.pdf', '_deed_.pdf'],
    ['e\u0301.pdf', '\u00e9.pdf'],
    ['half \ud83c.pdf', 'half.pdf'],
  ])('makes of %j %j', (raw, clean) => {
    expect(cleanFileName(raw)).toBe(clean);
    expect(documentNameSchema.parse(clean)).toBe(clean);
  });

  it('shortens a long name and keeps its ending', () => {
    const name = cleanFileName(`${'\ud83c\udfe0'.repeat(150)}.pdf`);
    expect(name).toMatch(/\.pdf$/);
    expect(name.length).toBeLessThanOrEqual(200);
    expect(documentNameSchema.safeParse(name).success).toBe(true);
  });

  it.each(['', '.pdf', '   .pdf', '\u202e\u200b.pdf', 'folder/'])(
    'refuses %j, which nobody can see',
    (raw) => {
      expect(() => cleanFileName(raw)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
    },
  );
});

describe('typeOfName', () => {
  it.each([
    ['deed.PDF', 'pdf'],
    ['deed.doc', 'doc'],
    ['deed.docx', 'docx'],
    ['deed.jpg', 'jpg'],
    ['deed.JPEG', 'jpg'],
    ['deed.v2.png', 'png'],
  ])('knows %s', (name, type) => {
    expect(typeOfName(name)).toBe(type);
  });

  it.each(['deed.exe', 'deed.pdf.exe', 'deed', 'deed.', 'pdf'])(
    'refuses %s and names what it takes',
    (name) => {
      expect(() => typeOfName(name)).toThrow(AppError);
      expect(() => typeOfName(name)).toThrow('The vault accepts PDF, DOC, DOCX, JPG, JPEG and PNG files.');
    },
  );
});

describe('the names of what is downloaded', () => {
  it.each([
    ['Deed of 2024', 'pdf', 'Deed of 2024.pdf'],
    ['Deed v1.2', 'docx', 'Deed v1.2.docx'],
    ['Photo.jpeg', 'jpg', 'Photo.jpeg'],
    ['closing.PDF', 'pdf', 'closing.PDF'],
    ['closing.pdf.pdf', 'pdf', 'closing.pdf'],
    ['closing.PDF.pdf', 'pdf', 'closing.pdf'],
    ['.pdf', 'pdf', '.pdf.pdf'],
  ] as const)('%s, a %s, is downloaded as %s', (name, type, expected) => {
    expect(downloadName(name, type)).toBe(expected);
  });

  it.each([
    ['closing.pdf', 'Certificate - closing.pdf'],
    ['closing.pdf.pdf', 'Certificate - closing.pdf'],
    ['Power of attorney.docx', 'Certificate - Power of attorney.pdf'],
    ['closing (redacted).pdf', 'Certificate - closing (redacted).pdf'],
    ['Deed v1.2', 'Certificate - Deed v1.2.pdf'],
  ])('the certificate of %s is %s', (name, expected) => {
    expect(certificateName(name)).toBe(expected);
  });

  it.each([
    ['Deed.pdf', 'Deed (redacted).pdf'],
    ['Deed.pdf.pdf', 'Deed (redacted).pdf'],
    ['scan.page.jpeg', 'scan.page (redacted).pdf'],
    ['renamed', 'renamed (redacted).pdf'],
  ])('the redacted copy of %s is %s', (name, expected) => {
    expect(redactedName(name)).toBe(expected);
  });

  it.each([
    ['Deed.pdf', 'Deed.pdf'],
    ['Deed.pdf.pdf', 'Deed.pdf'],
    ['scan.jpg', 'scan.pdf'],
  ])('%s is shown as %s', (name, expected) => {
    expect(pdfName(name)).toBe(expected);
  });
});

describe('labels', () => {
  it('spell every category both ways', () => {
    expect(documentCategories.map((name) => categoryName(storedCategory(name)))).toEqual(documentCategories);
  });

  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 kB'],
    [1_258_291, '1.2 MB'],
    [25 * 1024 * 1024, '25 MB'],
  ])('write %d bytes as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
