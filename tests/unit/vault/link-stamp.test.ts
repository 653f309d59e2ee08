import { deflateSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { degrees, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { AppError } from '@/lib/platform/errors';
import { assertStampable, stampDocument } from '@/lib/pdf/stamp';
import { drawn, textOfPages } from '@/tests/support/pdf-contents';
import { operatorsOf } from '@/tests/support/pdf-text';
import { withOrientation } from '@/tests/support/camera';

const stamp = { across: 'Ada · 2026-11-20', footer: 'Shared with Ada · 2026-11-20' };

async function buildPdf(pages: { size: [number, number]; turn?: number }[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (const { size, turn = 0 } of pages) pdf.addPage(size).setRotation(degrees(turn));
  return pdf.save();
}

async function stampedPages(bytes: Uint8Array, type: 'pdf' | 'jpg' | 'png' = 'pdf') {
  const pdf = await PDFDocument.load(await stampDocument({ bytes, type }, stamp));
  return pdf.getPages();
}

/** What each page says, as a reader extracts it. */
async function stampedTexts(
  bytes: Uint8Array,
  { type = 'pdf', texts = stamp }: { type?: 'pdf' | 'jpg' | 'png'; texts?: typeof stamp } = {},
) {
  const pages = await textOfPages(await stampDocument({ bytes, type }, texts));
  return pages.map((page) => page.replace(/\s+/g, ' ').trim());
}

describe('a stamped PDF', () => {
  it('says on every page who looked and when', async () => {
    const texts = await stampedTexts(
      await buildPdf([{ size: [612, 792] }, { size: [2384, 3370] }, { size: [60, 80] }]),
    );
    expect(texts).toHaveLength(3);
    for (const text of texts) {
      expect(text).toContain(stamp.across);
      expect(text).toContain(stamp.footer);
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

  it('does nothing by itself, whatever the file that was stored would do', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([612, 792]);
    pdf.addJavaScript('start', 'app.alert(1)');
    const script = pdf.context.obj({ Type: 'Action', S: 'JavaScript', JS: PDFString.of('app.alert(2)') });
    pdf.catalog.set(PDFName.of('OpenAction'), script);
    page.node.set(PDFName.of('AA'), pdf.context.obj({ O: pdf.context.register(script) }));
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'Launch', F: 'cmd.exe' } };
    page.node.set(PDFName.of('Annots'), pdf.context.obj([link]));
    const stamped = await PDFDocument.load(
      await stampDocument({ bytes: await pdf.save(), type: 'pdf' }, stamp),
    );
    const objects = stamped.context.enumerateIndirectObjects().map(([, object]) => object.toString());
    expect(objects.join('\n')).not.toMatch(/JavaScript|OpenAction|app\.alert|Launch|cmd\.exe/);
  });

  it('is stamped inside of what is shown of it', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage([612, 792]).setCropBox(100, 50, 300, 400);
    const [page] = await stampedPages(await pdf.save());
    expect(operatorsOf(page!)).toContain('1 0 0 1 100 50 cm');
  });

  it('keeps names of all letters that the house has, and marks the gap of any other', async () => {
    const across = 'José Šarić, Łukasz Żółty, Анна Каренина, Ngô Bảo, 山';
    const [text] = await stampedTexts(await buildPdf([{ size: [612, 792] }]), {
      texts: { across, footer: 'x' },
    });
    expect(text).toContain('José Šarić, Łukasz Żółty, Анна Каренина, Ngô Bao, ◊');
  });

  it('is drawn across the middle and on the lowest line, inside of the page', async () => {
    const bytes = await stampDocument({ bytes: await buildPdf([{ size: [300, 400] }]), type: 'pdf' }, stamp);
    const picture = await drawn(bytes, 1, 2);
    const hasInk = (left: number, top: number, right: number, bottom: number) => {
      const [x, y, width, height] = [left * 2, top * 2, (right - left) * 2, (bottom - top) * 2];
      return picture.getImageData(x, y, width, height).data.some((tone, at) => at % 4 !== 3 && tone < 250);
    };
    expect(hasInk(120, 160, 180, 240)).toBe(true);
    expect(hasInk(100, 385, 200, 400)).toBe(true);
    expect([hasInk(0, 0, 300, 40), hasInk(0, 0, 8, 380), hasInk(292, 0, 300, 380)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(hasInk(0, 120, 60, 250) || hasInk(240, 150, 300, 280)).toBe(false);
  });

  it('may be encrypted as long as it opens without a password', async () => {
    const pdf = await PDFDocument.load(await buildPdf([{ size: [612, 792] }]));
    pdf.encrypt({ ownerPassword: 'owner', userPassword: '' });
    expect((await stampedTexts(await pdf.save()))[0]).toContain(stamp.footer);
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
      '422 This PDF opens only with a password, so it can be neither shared nor redacted. Please upload a copy without the password.',
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
      `422 This ${what}. Please save it again and upload the new file.`,
    );
  });

  it.each([
    [20_000, /^422 .*more than 50 million pixels/],
    [40_000, /^422 .*unpacks to far more than a document holds/],
  ])('is a small file that unpacks to a huge picture, %i pixels wide', async (side, says) => {
    const header = Buffer.alloc(33);
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1').copy(header);
    header.writeUInt32BE(side, 16);
    header.writeUInt32BE(side, 20);
    const bomb = Buffer.concat([header, deflateSync(Buffer.alloc(1000))]);
    expect(await refusal(bomb, 'png')).toMatch(says);
  });
});

describe('a stamped picture', () => {
  const picture = (type: 'image/jpeg' | 'image/png') => {
    const canvas = createCanvas(40, 20);
    canvas.getContext('2d').fillRect(0, 0, 40, 20);
    return type === 'image/png' ? canvas.toBuffer(type) : canvas.toBuffer(type);
  };
  /** An APP1 segment with the one tag that says how the camera was held. */
  it.each(['png', 'jpg'] as const)('of type %s becomes one page of its shape', async (type) => {
    const bytes = picture(type === 'png' ? 'image/png' : 'image/jpeg');
    const pages = await stampedPages(bytes, type);
    expect(pages.map((page) => page.getSize())).toEqual([{ width: 792, height: 396 }]);
    expect((await stampedTexts(bytes, { type }))[0]).toContain(stamp.footer);
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
