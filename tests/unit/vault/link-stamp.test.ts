import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { AppError } from '@/lib/platform/errors';
import { assertStampable, stampDocument } from '@/lib/vendor/pdf-stamp';
import { operatorsOf } from '@/tests/support/pdf-text';

const stamp = { across: 'Ada · 2026-11-20', footer: 'Shared with Ada · 2026-11-20' };
const hexOf = (text: string) => Buffer.from(text, 'latin1').toString('hex').toUpperCase();

async function buildPdf(pages: { size: [number, number]; turn?: number }[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const { size, turn = 0 } of pages) pdf.addPage(size).setRotation(degrees(turn));
  return pdf.save();
}

async function stampedPages(bytes: Uint8Array, type: 'pdf' | 'jpg' | 'png' = 'pdf', texts = stamp) {
  const pdf = await PDFDocument.load(await stampDocument({ bytes, type }, texts));
  return pdf.getPages();
}

describe('a stamped PDF', () => {
  it('says on every page who looked and when', async () => {
    const pages = await stampedPages(
      await buildPdf([{ size: [612, 792] }, { size: [2384, 3370] }, { size: [60, 80] }]),
    );
    expect(pages).toHaveLength(3);
    for (const page of pages) {
      expect(operatorsOf(page)).toContain(`<${hexOf(stamp.across)}> Tj`);
      expect(operatorsOf(page)).toContain(`<${hexOf(stamp.footer)}> Tj`);
    }
  });

  it.each([
    [0, '1 0 0 1 0 0 cm'],
    [90, '0 1 -1 0 612 0 cm'],
    [180, '-1 0 0 -1 612 792 cm'],
    [270, '0 -1 1 0 0 792 cm'],
    [-90, '0 -1 1 0 0 792 cm'],
  ])('is stamped as it is shown when it is turned by %i degrees', async (turn, matrix) => {
    const [page] = await stampedPages(await buildPdf([{ size: [612, 792], turn }]));
    expect(operatorsOf(page!)).toContain(matrix);
  });

  it('is stamped inside of what is shown of it', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([612, 792]).setCropBox(100, 50, 300, 400);
    const [page] = await stampedPages(await pdf.save());
    expect(operatorsOf(page!)).toContain('1 0 0 1 100 50 cm');
  });

  it('replaces what its font does not have', async () => {
    const [page] = await stampedPages(await buildPdf([{ size: [612, 792] }]), 'pdf', {
      across: 'José Šarić 山',
      footer: 'x',
    });
    expect(operatorsOf(page!)).toContain(`<${hexOf('José \x8Aaric ?')}> Tj`);
  });

  it('may be encrypted as long as it opens without a password', async () => {
    const pdf = await PDFDocument.load(await buildPdf([{ size: [612, 792] }]));
    pdf.encrypt({ ownerPassword: 'owner', userPassword: '' });
    const [page] = await stampedPages(await pdf.save());
    expect(operatorsOf(page!)).toContain(`<${hexOf(stamp.footer)}> Tj`);
  });
});

describe('what cannot be stamped', () => {
  const refusal = (bytes: Uint8Array, type: 'pdf' | 'jpg' | 'png') =>
    assertStampable({ bytes, type }).then(
      () => null,
      (error: unknown) => (error instanceof AppError ? `${error.status} ${error.message}` : error),
    );

  it('is a PDF that opens only with a password', async () => {
    const pdf = await PDFDocument.load(await buildPdf([{ size: [612, 792] }]));
    pdf.encrypt({ userPassword: 'secret' });
    expect(await refusal(await pdf.save(), 'pdf')).toBe(
      '422 This PDF opens only with a password. Please share a redacted copy, or upload it without a password.',
    );
  });

  it.each([
    ['a PDF without a page tree', 'pdf', '%PDF-1.4 nonsense %%EOF', 'file is damaged and cannot be shared'],
    [
      'bytes that are no picture',
      'jpg',
      '\xff\xd8\xff\xe0 nonsense',
      'picture is damaged and cannot be opened',
    ],
    [
      'bytes that begin like a PNG',
      'png',
      '\x89PNG\r\n\x1a\n nonsense',
      'picture is damaged and cannot be opened',
    ],
  ] as const)('is %s', async (_, type, bytes, what) => {
    expect(await refusal(Buffer.from(bytes, 'latin1'), type)).toBe(
      `422 This ${what}. Please save it anew and upload it again.`,
    );
  });

  it('is a small file that unpacks to a huge picture', async () => {
    const header = Buffer.alloc(33);
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1').copy(header);
    header.writeUInt32BE(40_000, 16);
    header.writeUInt32BE(40_000, 20);
    const bomb = Buffer.concat([header, deflateSync(Buffer.alloc(1000))]);
    expect(await refusal(bomb, 'png')).toMatch(/^422 .*more than 50 million pixels/);
  });
});

describe('a stamped picture', () => {
  const picture = (type: 'image/jpeg' | 'image/png') => {
    const canvas = createCanvas(40, 20);
    canvas.getContext('2d').fillRect(0, 0, 40, 20);
    return type === 'image/png' ? canvas.toBuffer(type) : canvas.toBuffer(type);
  };
  /** An APP1 segment with the one tag that says how the camera was held. */
  const withOrientation = (jpeg: Buffer, orientation: number) => {
    const tiff = Buffer.from('II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0', 'latin1');
    const value = Buffer.from([orientation, 0, 0, 0, 0, 0, 0, 0]);
    const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, value]);
    const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
    return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
  };

  it.each(['png', 'jpg'] as const)('of type %s becomes one page of its shape', async (type) => {
    const pages = await stampedPages(picture(type === 'png' ? 'image/png' : 'image/jpeg'), type);
    expect(pages.map((page) => page.getSize())).toEqual([{ width: 792, height: 396 }]);
    expect(operatorsOf(pages[0]!)).toContain(`<${hexOf(stamp.footer)}> Tj`);
  });

  it('stands upright, whichever way the camera was held', async () => {
    const [page] = await stampedPages(withOrientation(picture('image/jpeg'), 6), 'jpg');
    expect(page!.getSize()).toEqual({ width: 396, height: 792 });
    expect(operatorsOf(page!)).toContain('0 -1 1 0 0 792 cm');
  });

  it('does not carry what the camera wrote beside it', async () => {
    const bytes = withOrientation(picture('image/jpeg'), 6);
    const pdf = await stampDocument({ bytes, type: 'jpg' }, stamp);
    expect(Buffer.from(bytes).includes('Exif')).toBe(true);
    expect(Buffer.from(pdf).includes('Exif')).toBe(false);
  });

  it('does not carry the film and the second picture that a phone hangs on', async () => {
    const index = Buffer.from('\xff\xe2\0\x08MPF\0\0\0', 'latin1');
    const plain = picture('image/jpeg');
    const bytes = Buffer.concat([
      plain.subarray(0, 2),
      index,
      plain.subarray(2),
      Buffer.from('ftypmp42 film'),
    ]);
    const pdf = Buffer.from(await stampDocument({ bytes, type: 'jpg' }, stamp));
    expect([pdf.includes('MPF'), pdf.includes('ftypmp42')]).toEqual([false, false]);
    expect(pdf.includes(plain.subarray(-60))).toBe(true);
  });
});
