/**
 * Draws the icons below `public/` from `public/icon.svg`, the mark of the product. They are kept in git: run this once when
 * the mark changes (`node --import tsx scripts/icons.ts`).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';

const folder = path.resolve(__dirname, '..', 'public');
/** The paper that the pages are printed on: behind an icon that a phone cuts to its own shape. */
const PAPER = '#f8f5ee';
/** A circle of this share of the width is never cut off (w3.org/TR/appmanifest, maskable icons). */
const SAFE_SHARE = 0.8;

type Look = { size: number; stroke: number; paper?: boolean };

/**
 * `vector-effect` keeps lines thin in a browser's tab; a large icon wants them to grow with it. The canvas knows
 * references by their old name alone.
 */
async function drawIcon(mark: string, { size, stroke, paper = false }: Look): Promise<Buffer> {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const drawn = paper ? size * SAFE_SHARE : size;
  if (paper) {
    context.fillStyle = PAPER;
    context.fillRect(0, 0, size, size);
  }
  const svg = mark
    .replaceAll(' vector-effect="non-scaling-stroke"', '')
    .replace(/stroke-width="[\d.]+"/, `stroke-width="${(stroke * 200) / drawn}"`)
    .replaceAll('<use href', '<use xlink:href')
    .replace('<svg ', `<svg xmlns:xlink="http://www.w3.org/1999/xlink" width="${drawn}" height="${drawn}" `);
  context.drawImage(await loadImage(Buffer.from(svg)), (size - drawn) / 2, (size - drawn) / 2, drawn, drawn);
  return canvas.encode('png');
}

/** An .ico file whose pictures are PNG files, as every browser of today reads them. */
function packIco(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  pictures.forEach(({ size, png }, at) => {
    const entry = 6 + 16 * at;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

async function drawIcons(): Promise<void> {
  const mark = await readFile(path.join(folder, 'icon.svg'), 'utf8');
  const draw = (look: Look) => drawIcon(mark, look);
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await draw({ size, stroke: 1.2 }) })),
  );
  await writeFile(path.join(folder, 'favicon.ico'), packIco(small));
  const large = [
    { name: 'icon-192.png', size: 192, stroke: 2.5, paper: true },
    { name: 'icon-512.png', size: 512, stroke: 6, paper: true },
    { name: 'apple-touch-icon.png', size: 180, stroke: 2.5, paper: true },
  ];
  for (const { name, ...look } of large) await writeFile(path.join(folder, name), await draw(look));
}

drawIcons().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
