import { constants, deflateRawSync } from 'node:zlib';
import { createCanvas } from '@napi-rs/canvas';
import { strToU8, zipSync, type Zippable } from 'fflate';
import PDFDocument from 'pdfkit';

/*
 * Small real files of every kind that the vault takes, and of those that it refuses.
 */

export async function pdfFile(text = 'Warranty deed'): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'LETTER', info: { CreationDate: new Date('2026-03-01T10:00:00Z') } });
  pdf.fontSize(12).text(text);
  pdf.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Looks like a PDF from both ends, and has exactly this many bytes. */
export function pdfOfSize(bytes: number, fill = 'x'): Buffer {
  const [start, end] = ['%PDF-1.7\n', '\n%%EOF\n'];
  return Buffer.concat([
    Buffer.from(start),
    Buffer.alloc(bytes - start.length - end.length, fill),
    Buffer.from(end),
  ]);
}

export function jpgFile(): Buffer {
  return drawing().toBuffer('image/jpeg');
}

export function pngFile(): Buffer {
  return drawing().toBuffer('image/png');
}

export function docxFile(extra: Zippable = {}): Buffer {
  return zipFile({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8('<w:document>Warranty deed</w:document>'),
    ...extra,
  });
}

export function zipFile(entries: Zippable): Buffer {
  return Buffer.from(zipSync(entries));
}

export function docFile(): Buffer {
  return compoundFile(['WordDocument', '1Table']);
}

/** A compound file [MS-CFB] in sectors of 512 bytes: header, one FAT sector, two directory sectors, one of data. */
export function compoundFile(streams: string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  const directory = [directoryEntry('Root Entry', 5), ...streams.map((name) => directoryEntry(name, 2))];
  return Buffer.concat([header, Buffer.alloc(512, 0xff), ...directory, Buffer.alloc(1024)]);
}

function directoryEntry(name: string, type: number): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry[66] = type;
  return entry;
}

export function exeFile(): Buffer {
  return Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(2000), Buffer.from('%PDF-1.7 %%EOF')]);
}

/** A Word file of 300 kB that unpacks to 300 MB, and says in its headers that it holds a thousand bytes. */
export function bombFile(): Buffer {
  const megabyte = deflateRawSync(Buffer.alloc(1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  const packed = Buffer.concat([...Array.from({ length: 300 }, () => megabyte), Buffer.from([3, 0])]);
  return zipOf([{ name: 'word/document.xml', method: 8, packed, claims: 1000 }]);
}

type Entry = {
  name: string;
  method: number;
  packed: Buffer;
  /** the unpacked size in its headers */
  claims?: number;
  flags?: number;
  /** follows the data */
  descriptor?: Buffer;
};

/** A ZIP file as it is told to be, right or wrong. `listed` names, by position, what stands in the table at the end. */
export function zipOf(entries: Entry[], listed = entries.map((_, at) => at)): Buffer {
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  for (const entry of entries) {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(zipHeader('504b0304', entry), Buffer.from(entry.name), entry.packed);
    if (entry.descriptor) parts.push(entry.descriptor);
  }
  const table = listed.flatMap((at) => {
    const entry = entries[at]!;
    const line = Buffer.concat([zipHeader('504b01021400', entry), Buffer.alloc(14)]);
    line.writeUInt32LE(offsets[at]!, 42);
    return [line, Buffer.from(entry.name)];
  });
  const end = Buffer.alloc(22);
  Buffer.from('504b0506', 'hex').copy(end);
  end.writeUInt16LE(listed.length, 10);
  return Buffer.concat([...parts, ...table, end]);
}

function zipHeader(signature: string, { name, method, packed, claims = 0, flags = 0 }: Entry): Buffer {
  const rest = Buffer.alloc(26);
  rest.writeUInt16LE(20, 0);
  rest.writeUInt16LE(flags, 2);
  rest.writeUInt16LE(method, 4);
  if ((flags & 8) === 0) rest.writeUInt32LE(packed.length, 14);
  rest.writeUInt32LE(claims, 18);
  rest.writeUInt16LE(name.length, 22);
  return Buffer.concat([Buffer.from(signature, 'hex'), rest]);
}

function drawing() {
  const canvas = createCanvas(80, 60);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, 80, 60);
  pen.fillStyle = '#1d4d39';
  pen.fillRect(10, 10, 40, 20);
  return canvas;
}
