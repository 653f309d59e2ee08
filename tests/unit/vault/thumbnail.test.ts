import { createCanvas, loadImage } from '@napi-rs/canvas';
import { drawThumbnail } from '@/lib/pdf/thumbnail';
import { withOrientation } from '@/tests/support/camera';
import { pageWith, pdfkitDeed, pictureOf, turned } from '@/tests/support/pdfs';

type Rgb = [number, number, number];

/** A thumbnail, and the color at a share of its width and height. */
async function look(bytes: Uint8Array, type: 'pdf' | 'jpg' | 'png') {
  const jpeg = await drawThumbnail(bytes, type);
  const image = await loadImage(Buffer.from(jpeg));
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  const at = (x: number, y: number): Rgb => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(
      Math.floor(x * width),
      Math.floor(y * height),
      1,
      1,
    ).data;
    return [red, green, blue];
  };
  return { bytes: jpeg.length, size: [width, height], at };
}

const isRed = ([red, green, blue]: Rgb) => red > 180 && green < 90 && blue < 90;
const isWhite = (color: Rgb) => color.every((part) => part > 235);

/** 400 by 200, with a red upper left corner. */
function picture(type: 'image/jpeg' | 'image/png', background: string | null = 'white'): Buffer {
  const canvas = createCanvas(400, 200);
  const context = canvas.getContext('2d');
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, 400, 200);
  }
  context.fillStyle = 'red';
  context.fillRect(0, 0, 100, 50);
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg');
}

const sized = (width: number, height: number) => pageWith('Deed', (page) => void page.setSize(width, height));

describe('the thumbnail of a PDF', () => {
  it('is its first page, small enough that the store hardly notices', async () => {
    const { bytes, size, at } = await look(await pdfkitDeed(), 'pdf');
    expect(size).toEqual([160, 207]);
    expect(bytes).toBeLessThan(16_000);
    expect(isWhite(at(0.5, 0.9))).toBe(true);
    expect(isWhite(at(0.2, 0.1))).toBe(false);
  });

  it.each([
    ['a page on its side', 792, 612, [160, 124]],
    ['a legal page', 612, 1008, [126, 208]],
    ['a banner', 14_000, 20, [160, 1]],
    ['a ribbon', 20, 14_000, [1, 208]],
  ])('keeps the proportions of %s', async (_what, width, height, expected) => {
    expect((await look(await sized(width, height), 'pdf')).size).toEqual(expected);
  });

  it('stands as the page is shown', async () => {
    expect((await look(await pageWith('Deed', turned(90)), 'pdf')).size).toEqual([160, 124]);
  });

  it('is refused for a file that cannot be read', async () => {
    await expect(drawThumbnail(Buffer.from('%PDF-1.7\nnothing\n%%EOF'), 'pdf')).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });
});

describe('the thumbnail of a picture', () => {
  it.each(['png', 'jpg'] as const)('is the picture: %s', async (type) => {
    const bytes = picture(type === 'png' ? 'image/png' : 'image/jpeg');
    const { size, at } = await look(bytes, type);
    expect(size).toEqual([160, 80]);
    expect([isRed(at(0.1, 0.1)), isWhite(at(0.9, 0.9))]).toEqual([true, true]);
  });

  it('is on white where the picture shows through', async () => {
    expect(isWhite((await look(picture('image/png', null), 'png')).at(0.9, 0.9))).toBe(true);
  });

  it.each([
    [1, 'upper left', [160, 80], [0.1, 0.1]],
    [2, 'upper right', [160, 80], [0.9, 0.1]],
    [3, 'lower right', [160, 80], [0.9, 0.9]],
    [4, 'lower left', [160, 80], [0.1, 0.9]],
    [5, 'upper left', [104, 208], [0.1, 0.1]],
    [6, 'upper right', [104, 208], [0.9, 0.1]],
    [7, 'lower right', [104, 208], [0.9, 0.9]],
    [8, 'lower left', [104, 208], [0.1, 0.9]],
  ] as const)('held as %d stands upright: its corner is %s', async (orientation, _corner, wanted, [x, y]) => {
    const { size, at } = await look(withOrientation(picture('image/jpeg'), orientation), 'jpg');
    expect(size).toEqual(wanted);
    expect(isRed(at(x, y))).toBe(true);
  });

  it.each([
    [8_000, 8_000, { code: 'validation_failed' }],
    [65_535, 65_535, { name: 'PoisonedDocument', reason: 'shape' }],
  ])('is not unpacked when it says that it is %d by %d', async (width, height, refusal) => {
    const bytes = picture('image/jpeg');
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(height, frame + 5);
    bytes.writeUInt16BE(width, frame + 7);
    await expect(drawThumbnail(bytes, 'jpg')).rejects.toMatchObject(refusal);
  });

  it.each(['jpeg', 'png'] as const)('is refused for a damaged file: %s', async (type) => {
    const bytes = (await pictureOf('Deed', type)).subarray(0, 60);
    await expect(drawThumbnail(bytes, type === 'png' ? 'png' : 'jpg')).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });
});
