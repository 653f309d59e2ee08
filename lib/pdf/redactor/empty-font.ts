const UNITS = 1000;
const ADVANCE = 500;
const ASCENT = 800;
const DESCENT = -200;

/** Each value as a big-endian number of two bytes. */
function words(...values: number[]): Uint8Array {
  const bytes = new Uint8Array(values.length * 2);
  const view = new DataView(bytes.buffer);
  values.forEach((value, index) => view.setUint16(index * 2, value & 0xffff));
  return bytes;
}

/** The tables that ISO 32000-1, 9.9 asks of a TrueType font in a PDF, in the order of their tags, for one empty glyph. */
const tables: [string, Uint8Array][] = [
  ['cvt ', words(0)],
  ['fpgm', words(0)],
  ['glyf', words(0, 0)],
  // version, revision, check sum, magic, flags, units, created, modified, box, style, smallest, direction, loca, glyf
  [
    'head',
    words(
      1,
      0,
      1,
      0,
      0,
      0,
      0x5f0f,
      0x3cf5,
      3,
      UNITS,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      DESCENT,
      ADVANCE,
      ASCENT,
      0,
      8,
      2,
      0,
      0,
    ),
  ],
  ['hhea', words(1, 0, ASCENT, DESCENT, 0, ADVANCE, 0, 0, ADVANCE, 1, 0, 0, 0, 0, 0, 0, 0, 1)],
  ['hmtx', words(ADVANCE, 0)],
  ['loca', words(0, 0)],
  ['maxp', words(1, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)],
  ['prep', words(0)],
];

/** A TrueType font whose only glyph is empty. */
export function emptyFont(): Uint8Array {
  const start = 12 + tables.length * 16;
  const entries: number[] = [];
  const bodies: Uint8Array[] = [];
  let offset = start;
  for (const [tag, table] of tables) {
    const padded = new Uint8Array(Math.ceil(table.length / 4) * 4);
    padded.set(table);
    entries.push(...characters(tag), ...halves(checkSum(padded)), ...halves(offset), ...halves(table.length));
    bodies.push(padded);
    offset += padded.length;
  }
  const power = Math.floor(Math.log2(tables.length));
  const head = words(
    1,
    0,
    tables.length,
    16 * 2 ** power,
    power,
    16 * (tables.length - 2 ** power),
    ...entries,
  );
  return Uint8Array.from([head, ...bodies].flatMap((part) => [...part]));
}

const halves = (value: number) => [value >>> 16, value & 0xffff];

function characters(tag: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = [...tag].map((letter) => letter.charCodeAt(0));
  return [(a << 8) | b, (c << 8) | d];
}

function checkSum(table: Uint8Array): number {
  const view = new DataView(table.buffer);
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
