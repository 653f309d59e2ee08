import { crc32, deflateSync } from 'node:zlib';
import { garbage } from './garbage';

/** Pictures whose head promises more than there is, or less. */
export const pngs: Record<string, () => Buffer> = {
  'png-65000': () => png({ width: 65_000, height: 65_000, data: deflateSync(Buffer.alloc(1000)) }),
  'png-largest': () =>
    png({ width: 7_000, height: 7_000, data: deflateSync(Buffer.alloc(7_000 * 21_001), { level: 9 }) }),
  'png-nothing': () => png({ width: 0, height: 0, data: Buffer.alloc(0) }),
  'png-more-than-it-says': () =>
    png({ width: 10, height: 10, data: deflateSync(Buffer.alloc(300 * 1024 * 1024), { level: 9 }) }),
  'png-less-than-it-says': () => png({ width: 6_000, height: 6_000, data: deflateSync(Buffer.alloc(10)) }),
  'png-two-heads': () =>
    png({ width: 10, height: 10, data: deflateSync(Buffer.alloc(310)), before: [head(60_000, 60_000)] }),
  'png-many-parts': () =>
    png({
      width: 10,
      height: 10,
      data: deflateSync(Buffer.alloc(310)),
      before: Array.from({ length: 50_000 }, () => chunk('tEXt', Buffer.from('a\0b'))),
    }),
  'png-text-bomb': () =>
    png({
      width: 10,
      height: 10,
      data: deflateSync(Buffer.alloc(310)),
      before: [
        chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(200 * 1024 * 1024))])),
      ],
    }),
  'png-profile-bomb': () =>
    png({
      width: 10,
      height: 10,
      data: deflateSync(Buffer.alloc(310)),
      before: [
        chunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(200 * 1024 * 1024))])),
      ],
    }),
  'png-garbage': () => png({ width: 500, height: 500, data: garbage(100_000) }),
};

export const jpgs: Record<string, () => Buffer> = {
  'jpg-65500': () => jpg([frame(0xc0, 65_500, 65_500), scan(garbage(2000))]),
  'jpg-many-scans': () =>
    jpg([frame(0xc2, 8_000, 6_000), ...Array.from({ length: 5_000 }, (_, at) => scan(garbage(200, at)))]),
  'jpg-nothing': () => jpg([]),
  'jpg-no-size': () => jpg([frame(0xc0, 0, 0), scan(garbage(100))]),
  'jpg-turned-in-a-circle': () => jpg([exif(), frame(0xc0, 10, 10), scan(garbage(100))]),
  'jpg-segments-of-nothing': () => jpg([Buffer.from('ffe10002'.repeat(200_000), 'hex')]),
  'jpg-without-end': () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(2_000_000, 0xff)]),
  'jpg-garbage': () => Buffer.concat([Buffer.from('ffd8ff', 'hex'), garbage(500_000)]),
};

type Png = { width: number; height: number; data: Buffer; before?: Buffer[] };

function png({ width, height, data, before = [] }: Png): Buffer {
  const parts = [head(width, height), ...before, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts]);
}

function head(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', bytes);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

const TABLES = Buffer.concat([
  Buffer.from('ffdb004300', 'hex'),
  Buffer.alloc(64, 1),
  Buffer.from('ffc4001500010000000000000000000000000000000000', 'hex'),
  Buffer.from('ffc4001510010000000000000000000000000000000000', 'hex'),
]);

function jpg(parts: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from('ffd8', 'hex'), TABLES, ...parts, Buffer.from('ffd9', 'hex')]);
}

function frame(marker: number, width: number, height: number): Buffer {
  const bytes = Buffer.from([0xff, marker, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]);
  bytes.writeUInt16BE(height, 5);
  bytes.writeUInt16BE(width, 7);
  return bytes;
}

function scan(data: Buffer): Buffer {
  const coded = Buffer.from(data.map((byte) => (byte === 0xff ? 0xfe : byte)));
  return Buffer.concat([Buffer.from('ffda000c03010002000300003f00', 'hex'), coded]);
}

/** A directory whose next one is itself, with more entries than there are bytes. */
function exif(): Buffer {
  const tiff = Buffer.from('4d4d002a00000008ffff0112000300000001', 'hex');
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const size = Buffer.alloc(2);
  size.writeUInt16BE(body.length + 2);
  return Buffer.concat([Buffer.from('ffe1', 'hex'), size, body]);
}
