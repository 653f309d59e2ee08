import { deflateRawSync } from 'node:zlib';
import { garbage } from './garbage';

type Entry = {
  name: string;
  packed: Buffer;
  method?: number;
  claims?: number;
  flags?: number;
  extra?: Buffer;
};

const document = (xml: string): Entry => ({
  name: 'word/document.xml',
  packed: deflateRawSync(Buffer.from(xml)),
});

/** Word files: archives that unpack without end, and text that would if anybody read it. */
export const words: Record<string, () => Buffer> = {
  'docx-bomb': () =>
    zip([
      {
        name: 'word/document.xml',
        packed: deflateRawSync(Buffer.alloc(400 * 1024 * 1024), { level: 9 }),
        claims: 1000,
      },
    ]),
  'docx-many-bombs': () => {
    const packed = deflateRawSync(Buffer.alloc(10 * 1024 * 1024), { level: 9 });
    return zip(Array.from({ length: 1000 }, (_, at) => ({ name: `word/${at}.xml`, packed })));
  },
  'docx-entries-many': () =>
    zip(Array.from({ length: 60_000 }, (_, at) => ({ name: `word/${at}`, packed: Buffer.from([3, 0]) }))),
  'docx-entities': () =>
    zip([document(`<!DOCTYPE x [<!ENTITY a "${'b'.repeat(10_000)}">]><x>${'&a;'.repeat(100_000)}</x>`)]),
  'docx-outside': () =>
    zip([document('<x/>'), { name: '../../../../etc/passwd', packed: Buffer.from([3, 0]) }]),
  'docx-names-long': () =>
    zip([
      document('<x/>'),
      ...Array.from({ length: 100 }, (_, at) => ({
        name: `${at}${'a'.repeat(65_000)}`,
        packed: Buffer.from([3, 0]),
        extra: Buffer.alloc(65_000),
      })),
    ]),
  'docx-sizes-lie': () => zip([{ ...document('<x/>'), claims: 0xffffffff }]),
  'docx-broken-inside': () => zip([{ name: 'word/document.xml', packed: garbage(200_000) }]),
  'docx-never-ends': () => zip([{ name: 'word/document.xml', packed: Buffer.alloc(2_000_000, 0x00) }]),
  'docx-locked': () => zip([{ ...document('<x/>'), flags: 1 }]),
  'docx-garbage': () => Buffer.concat([Buffer.from('504b0304', 'hex'), garbage(500_000)]),
};

export const oldWords: Record<string, () => Buffer> = {
  'doc-garbage': () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), garbage(5_000_000)]),
  'doc-names-many': () =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(120),
      ...Array.from({ length: 40_000 }, directoryEntry),
    ]),
};

function zip(entries: Entry[]): Buffer {
  const parts: Buffer[] = [];
  const table: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const extra = entry.extra ?? Buffer.alloc(0);
    const local = Buffer.concat([header(0x04034b50, entry), name, extra, entry.packed]);
    const listed = Buffer.concat([header(0x02014b50, entry, offset), name]);
    parts.push(local);
    table.push(listed);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length % 65_536, 10);
  return Buffer.concat([...parts, ...table, end]);
}

function header(
  signature: number,
  { name, packed, method = 8, claims = 0, flags = 0, extra }: Entry,
  offset?: number,
): Buffer {
  const isListed = offset !== undefined;
  const bytes = Buffer.alloc(isListed ? 46 : 30);
  const at = isListed ? 2 : 0;
  bytes.writeUInt32LE(signature, 0);
  bytes.writeUInt16LE(20, 4);
  bytes.writeUInt16LE(flags, 6 + at);
  bytes.writeUInt16LE(method, 8 + at);
  bytes.writeUInt32LE(packed.length, 18 + at);
  bytes.writeUInt32LE(claims, 22 + at);
  bytes.writeUInt16LE(Buffer.byteLength(name), 26 + at);
  if (isListed) bytes.writeUInt32LE(offset, 42);
  else bytes.writeUInt16LE(extra?.length ?? 0, 28);
  return bytes;
}

function directoryEntry(): Buffer {
  const entry = Buffer.alloc(128);
  entry.write('WordDocument', 'utf16le');
  entry.writeUInt16LE(26, 64);
  entry[66] = 2;
  return entry;
}
