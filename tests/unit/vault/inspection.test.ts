import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { inspectContent } from '@/lib/vault/rules/file-type/inspection';
import type { DocumentType } from '@/lib/vault/rules/document-types';
import {
  bombFile,
  compoundFile,
  docFile,
  docxFile,
  exeFile,
  jpgFile,
  pngFile,
  pdfFile,
  pdfOfSize,
  zipFile,
  zipOf,
} from '@/tests/support/files';

/** Passes a file on in pieces; gives back what came out and how many pieces were taken. */
async function inspect(bytes: Uint8Array, expected: DocumentType, pieceBytes = 700) {
  let taken = 0;
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      taken += 1;
      yield bytes.subarray(at, at + pieceBytes);
    }
  }
  const out: Uint8Array[] = [];
  try {
    for await (const piece of inspectContent(pieces(), expected)) out.push(piece);
    return { out: Buffer.concat(out), taken, error: null };
  } catch (error) {
    return { out: Buffer.concat(out), taken, error };
  }
}

const refusal = (code: string, message: string) =>
  expect.objectContaining({
    code,
    message: expect.stringContaining(message),
    fields: { file: expect.any(String) },
  });

describe('inspectContent', () => {
  it.each([1, 7, 700, 65_536])(
    'passes every kind on unchanged, in pieces of %d bytes',
    async (pieceBytes) => {
      const files: [DocumentType, Buffer][] = [
        ['pdf', await pdfFile()],
        ['jpg', jpgFile()],
        ['png', pngFile()],
        ['doc', docFile()],
        ['docx', docxFile()],
      ];
      for (const [type, bytes] of files) {
        const { out, error } = await inspect(bytes, type, pieceBytes);
        expect([type, error]).toEqual([type, null]);
        expect(out.equals(bytes)).toBe(true);
      }
    },
  );

  it.each([
    ['a Windows program', exeFile()],
    ['a Linux program', Buffer.from('\x7fELF\x02\x01')],
    ['a script', Buffer.from('#!/bin/sh\n')],
    ['a GIF picture', Buffer.from('GIF89a')],
    ['a HEIC picture', Buffer.from('\0\0\0\x18ftypheic')],
    ['a web page', Buffer.from('<!DOCTYPE html><p>%PDF-')],
    ['a text file', Buffer.from('Dear Ada')],
    ['a file of an unknown kind', Buffer.from([0, 1, 2, 3])],
    ['a PNG picture', pngFile()],
    ['a Word document or another ZIP archive', docxFile()],
  ])('says that what is named like a PDF looks like %s', async (looksLike, bytes) => {
    const { error } = await inspect(bytes, 'pdf');
    expect(error).toEqual(refusal('unsupported_type', `its content looks like ${looksLike}.`));
    expect(error).toEqual(refusal('unsupported_type', 'PDF, DOC, DOCX, JPG, JPEG and PNG'));
  });

  it('refuses a foreign file by its first kilobyte, without reading the rest', async () => {
    const { error, taken } = await inspect(Buffer.concat([exeFile(), Buffer.alloc(1_000_000)]), 'pdf', 1000);
    expect(error).not.toBeNull();
    expect(taken).toBe(2);
  });

  it('finds the header of a PDF behind what a printer driver wrote before it', async () => {
    const bytes = Buffer.concat([Buffer.from('\x1b%-12345X@PJL JOB\r\n'), await pdfFile()]);
    expect((await inspect(bytes, 'pdf')).error).toBeNull();
  });

  it('refuses a PDF that lost its end', async () => {
    const whole = pdfOfSize(10_000);
    const { error } = await inspect(whole.subarray(0, -8), 'pdf');
    expect(error).toEqual(refusal('validation_failed', 'This PDF is damaged or not complete.'));
  });

  it('refuses a picture that lost its end', async () => {
    const { error } = await inspect(pngFile().subarray(0, -12), 'png');
    expect(error).toEqual(refusal('validation_failed', 'This picture is damaged or not complete.'));
  });

  it('refuses an empty file', async () => {
    expect((await inspect(Buffer.alloc(0), 'pdf')).error).toEqual(refusal('validation_failed', 'empty'));
  });
});

describe('inspectContent of an older Word document', () => {
  it.each([
    ['an Excel workbook', ['Workbook']],
    ['a PowerPoint presentation', ['PowerPoint Document']],
    ['an Outlook message', ['__properties_version1.0']],
    ['an Office file of another kind', ['Contents']],
  ])('tells it from %s', async (looksLike, streams) => {
    const { error } = await inspect(compoundFile(streams), 'doc');
    expect(error).toEqual(refusal('unsupported_type', `looks like ${looksLike}.`));
  });

  it('says that a password keeps it closed', async () => {
    const { error } = await inspect(compoundFile(['EncryptionInfo', 'EncryptedPackage']), 'doc');
    expect(error).toEqual(refusal('validation_failed', 'protected with a password'));
  });

  it('refuses one without a directory', async () => {
    const { error } = await inspect(docFile().subarray(0, 600), 'doc');
    expect(error).toEqual(refusal('validation_failed', 'damaged or not complete'));
  });
});

/** With a comment at its end. */
function commented(zip: Buffer, comment: Buffer): Buffer {
  const bytes = Buffer.concat([zip, comment]);
  bytes.writeUInt16LE(comment.length, zip.length - 2);
  return bytes;
}

/** With the end record of ZIP64 and its locator before the usual end. */
function zip64Of(zip: Buffer): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  return Buffer.concat([zip.subarray(0, -22), record, locator, zip.subarray(-22)]);
}

describe('inspectContent of a Word document', () => {
  const deflated = (name: string, text: string) => ({ name, method: 8, packed: deflateRawSync(text) });
  const main = deflated('word/document.xml', '<w:document/>');

  it.each([
    ['an Excel workbook', { 'xl/workbook.xml': strToU8('<x/>') }],
    ['a PowerPoint presentation', { 'ppt/presentation.xml': strToU8('<x/>') }],
    ['an OpenDocument file', { mimetype: strToU8('application/vnd.oasis.opendocument.text') }],
    ['a Java archive', { 'META-INF/MANIFEST.MF': strToU8('Manifest-Version: 1.0') }],
    ['a ZIP archive', { 'photo.jpg': strToU8('x') }],
  ])('tells it from %s', async (looksLike, entries) => {
    const { error } = await inspect(zipFile(entries), 'docx');
    expect(error).toEqual(refusal('unsupported_type', `looks like ${looksLike}.`));
  });

  it('takes one that holds another archive, packed or not', async () => {
    const inner = zipSync({ 'xl/workbook.xml': strToU8('<x/>'.repeat(500)) });
    const bytes = docxFile({
      'word/embeddings/a.xlsx': inner,
      'word/embeddings/b.xlsx': [inner, { level: 0 }],
    });
    expect((await inspect(bytes, 'docx')).error).toBeNull();
  });

  it.each([
    ['12 bytes', false, 4],
    ['16 bytes, signed', true, 4],
    ['20 bytes', false, 8],
    ['24 bytes, signed', true, 8],
  ])('takes sizes that follow the data, in %s', async (_, isSigned, sizeBytes) => {
    // What a stream of bytes without sizes must not be mistaken for: the start of another entry.
    const content = Buffer.concat([zipFile({ 'a.xml': strToU8('x') }), Buffer.from('<w:document/>')]);
    const packed = deflateRawSync(content, { level: 0 });
    const descriptor = Buffer.alloc((isSigned ? 4 : 0) + 4 + 2 * sizeBytes);
    if (isSigned) descriptor.writeUInt32LE(0x08074b50, 0);
    descriptor.writeUInt32LE(0x12345678, isSigned ? 4 : 0);
    const bytes = zipOf([{ name: 'word/document.xml', method: 8, packed, flags: 8, descriptor }, main]);
    for (const pieceBytes of [1, 50, 5000]) {
      expect((await inspect(bytes, 'docx', pieceBytes)).error).toBeNull();
    }
  });

  it('refuses a bomb by what comes out of it, whatever its headers say, before the end is read', async () => {
    const bomb = bombFile();
    const { error, out } = await inspect(bomb, 'docx', 4096);
    expect(error).toMatchObject({ name: 'PoisonedDocument', reason: 'shape' });
    expect(out.length).toBeLessThan(bomb.length * 0.9);
  });

  it.each([
    ['one entry twice, as small bombs do', zipOf([main, deflated('a.xml', 'a')], [0, 1, 1])],
    ['fewer entries than there are', zipOf([main, deflated('a.xml', 'a')], [0])],
  ])('refuses a table that lists %s', async (_, bytes) => {
    expect((await inspect(bytes, 'docx')).error).toEqual(refusal('validation_failed', 'damaged'));
  });

  it.each([
    ['another archive behind its end', Buffer.concat([zipOf([main]), bombFile()])],
    ['another archive in its comment', commented(zipOf([main]), zipOf([main]))],
    ['a comment that is cut off', commented(zipOf([main]), Buffer.from('Draft')).subarray(0, -1)],
    ['its last line cut off', zipOf([main]).subarray(0, -10)],
  ])('refuses one with %s, which other programs may read', async (_, bytes) => {
    for (const pieceBytes of [1000, bytes.length]) {
      expect((await inspect(bytes, 'docx', pieceBytes)).error).toEqual(
        refusal('validation_failed', 'damaged'),
      );
    }
  });

  it.each([
    ['a comment', commented(zipOf([main]), Buffer.from('Draft'))],
    ['the larger end that long archives have', zip64Of(zipOf([main]))],
  ])('takes one with %s', async (_, bytes) => {
    for (const pieceBytes of [1, bytes.length]) {
      expect((await inspect(bytes, 'docx', pieceBytes)).error).toBeNull();
    }
  });

  it('says that a password keeps it closed', async () => {
    const { error } = await inspect(zipOf([{ ...main, flags: 1 }]), 'docx');
    expect(error).toEqual(refusal('validation_failed', 'protected with a password'));
  });

  it.each([
    ['a method that nobody uses', zipOf([{ ...main, method: 99 }])],
    ['data that cannot be unpacked', zipOf([{ ...main, packed: Buffer.from('\xff\xff\xff\xff', 'latin1') }])],
    [
      'a size that is not the data\u2019s',
      zipOf([{ ...main, packed: Buffer.concat([main.packed, Buffer.alloc(9)]) }]),
    ],
    ['stored data without a size', zipOf([{ ...main, method: 0, flags: 8 }])],
    ['something between its entries', Buffer.concat([zipOf([main]).subarray(0, -90), Buffer.alloc(90, 1)])],
    ['its end missing', zipOf([main]).subarray(0, -40)],
    ['no descriptor where one should be', zipOf([{ ...main, flags: 8 }, main, main])],
  ])('refuses one with %s', async (_, bytes) => {
    expect((await inspect(bytes, 'docx')).error).toEqual(refusal('validation_failed', 'damaged'));
  });

  it('refuses one with more entries than any document has', async () => {
    const entry = { name: 'a', method: 0, packed: Buffer.alloc(0) };
    const { error } = await inspect(
      zipOf(
        Array.from({ length: 10_001 }, () => entry),
        [],
      ),
      'docx',
      65_536,
    );
    expect(error).toMatchObject({ name: 'PoisonedDocument', reason: 'shape' });
  });
});
