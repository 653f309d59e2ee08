import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/** A WOFF font as the plain one (sfnt) that it packs: https://www.w3.org/TR/WOFF/. Done once, not again for every PDF. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, HEADER + ENTRY * index));
  const directory = Buffer.alloc(12 + 16 * count);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const selector = Math.floor(Math.log2(count));
  directory.writeUInt16BE(16 * 2 ** selector, 6);
  directory.writeUInt16BE(selector, 8);
  directory.writeUInt16BE(16 * (count - 2 ** selector), 10);
  let offset = directory.length;
  for (const [index, { tag, checksum, length, data }] of tables.entries()) {
    const place = 12 + 16 * index;
    directory.writeUInt32BE(tag, place);
    directory.writeUInt32BE(checksum, place + 4);
    directory.writeUInt32BE(offset, place + 8);
    directory.writeUInt32BE(length, place + 12);
    offset += data.length;
  }
  return Buffer.concat([directory, ...tables.map(({ data }) => data)]);
}

/** `data` is filled up to a multiple of four bytes. */
function tableAt(woff: Buffer, at: number) {
  const [tag, offset, packedLength, length, checksum] = [0, 4, 8, 12, 16].map((step) =>
    woff.readUInt32BE(at + step),
  ) as [number, number, number, number, number];
  const packed = woff.subarray(offset, offset + packedLength);
  const table = packedLength < length ? inflateSync(packed) : packed;
  const data = Buffer.alloc(Math.ceil(length / 4) * 4);
  table.copy(data);
  return { tag, checksum, length, data };
}
