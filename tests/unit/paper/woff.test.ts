import { readFileSync } from 'node:fs';
import { unpackWoff } from '@/lib/paper/woff';

const woff = readFileSync(
  'node_modules/@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
);

/** OpenType's own: the sum of a table's words. `head` holds one over the whole file, which counts as zero. */
function checksumOf(tag: string, table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) {
    if (tag === 'head' && at === 8) continue;
    sum = (sum + table.readUInt32BE(at)) >>> 0;
  }
  return sum;
}

describe('a WOFF font', () => {
  it('comes out with every table whole, where the directory says', () => {
    const font = unpackWoff(woff);
    const count = font.readUInt16BE(4);
    expect(count).toBe(woff.readUInt16BE(12));
    expect(font).toHaveLength(woff.readUInt32BE(16));
    for (let index = 0; index < count; index += 1) {
      const place = 12 + 16 * index;
      const tag = font.toString('latin1', place, place + 4);
      const [checksum, offset, length] = [4, 8, 12].map((step) => font.readUInt32BE(place + step));
      const padded = font.subarray(offset, offset! + Math.ceil(length! / 4) * 4);
      expect([tag, checksumOf(tag, padded)]).toEqual([tag, checksum]);
    }
  });

  it('keeps its kind, and a directory that can be searched by halves', () => {
    const font = unpackWoff(woff);
    const [count, range, selector, shift] = [4, 6, 8, 10].map((at) => font.readUInt16BE(at));
    expect(font.readUInt32BE(0)).toBe(woff.readUInt32BE(4));
    expect(range! + shift!).toBe(16 * count!);
    expect(range).toBe(16 * 2 ** selector!);
    expect(range! * 2).toBeGreaterThan(16 * count!);
  });
});
