import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { metadata } from '@/app/layout';

type Icon = { src: string; type: string; sizes: string };
type Manifest = { name: string; start_url: string; background_color: string; icons: Icon[] };

const PNG_SIGNATURE = '89504e470d0a1a0a';
const inPublic = (address: string) => path.join('public', address);

function pngSize(bytes: Buffer): string {
  expect(bytes.subarray(0, 8).toString('hex')).toBe(PNG_SIGNATURE);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

/** The pictures inside an .ico file: the size that its table says, and the one that the picture has. */
function icoSizes(bytes: Buffer): [said: string, real: string][] {
  return Array.from({ length: bytes.readUInt16LE(4) }, (_, at) => {
    const entry = 6 + 16 * at;
    const [length, offset] = [bytes.readUInt32LE(entry + 8), bytes.readUInt32LE(entry + 12)];
    const said = `${bytes.readUInt8(entry)}x${bytes.readUInt8(entry + 1)}`;
    return [said, pngSize(bytes.subarray(offset, offset + length))];
  });
}

describe('the icons', () => {
  const manifest = JSON.parse(readFileSync(inPublic('manifest.webmanifest'), 'utf8')) as Manifest;
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png');

  it.each(pngs)('of the manifest have the size it says: $src', ({ src, sizes }) => {
    expect(pngSize(readFileSync(inPublic(src)))).toBe(sizes);
  });

  it('of the manifest are there in the sizes that a phone asks for, and as a drawing', () => {
    expect(pngs.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
    const drawings = manifest.icons.filter(({ type }) => type === 'image/svg+xml');
    expect(drawings.map(({ src }) => readFileSync(inPublic(src), 'utf8').slice(0, 4))).toEqual(['<svg']);
  });

  it('of an old browser and of a phone have theirs', () => {
    expect(icoSizes(readFileSync(inPublic('favicon.ico')))).toEqual([
      ['16x16', '16x16'],
      ['32x32', '32x32'],
      ['48x48', '48x48'],
    ]);
    expect(pngSize(readFileSync(inPublic('apple-touch-icon.png')))).toBe('180x180');
  });

  it('are linked from every page, and so is the manifest', () => {
    const { icons, manifest: address } = metadata;
    expect(address).toBe('/manifest.webmanifest');
    const linked = JSON.stringify(icons).match(/(?<=")\/[^"]+/g) ?? [];
    expect(linked).toEqual(['/favicon.ico', '/icon.svg', '/apple-touch-icon.png']);
    expect(linked.filter((file) => !existsSync(inPublic(file)))).toEqual([]);
  });
});
