import { constants, inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { PoisonedDocument } from '@/lib/sandbox/poisoned';

const MEGABYTE = 1024 * 1024;
/** What a file may unpack to, but for its pictures; a book of a thousand pages has a tenth of it. */
const MAX_UNPACKED_BYTES = 256 * MEGABYTE;
/** A stream may be packed again. */
const MAX_LAYERS = 5;
/** How far before its bytes a stream says what it is. */
const DICTIONARY_BYTES = 2_000;
/** Pages, and the branches that lead to them. */
const MAX_TREE_NODES = 20_000;
/** Of one page, with all forms that it draws; the map of a city has two million. */
const MAX_OPERATORS = 5_000_000;

/**
 * Unpacks every stream but pictures, and keeps nothing of it: libraries do so while they only look for the pages, and
 * would fill the memory with one small file. Pictures they unpack one at a time, as far as they are drawn. Throws
 * `PoisonedDocument`.
 */
export function assertModestStreams(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let room = MAX_UNPACKED_BYTES;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const start = startOfData(file, at);
    if (start === undefined) continue;
    const end = file.indexOf('endstream', start);
    const packed = file.subarray(start, end < 0 ? file.length : end);
    if (!/\/Subtype\s{0,9}\/Image\b/.test(dictionaryBefore(file, at))) room -= unpackedBytes(packed, room);
    if (end < 0) return;
    at = end;
  }
}

/** Behind the word and its end of line; undefined for one that ends a stream, or is part of another word. */
function startOfData(file: Buffer, at: number): number | undefined {
  const next = file[at + 6];
  if (next === 0x0a) return at + 7;
  if (next !== 0x0d) return undefined;
  return file[at + 7] === 0x0a ? at + 8 : at + 7;
}

function dictionaryBefore(file: Buffer, at: number): string {
  const text = file.toString('latin1', Math.max(0, at - DICTIONARY_BYTES), at);
  return text.slice(text.lastIndexOf(' obj') + 1);
}

/** Zero for what is not packed with zlib, or is broken. */
function unpackedBytes(packed: Uint8Array, room: number, layer = 1): number {
  if (!isZlib(packed)) return 0;
  const unpacked = unpack(packed, room);
  const inner = layer < MAX_LAYERS ? unpackedBytes(unpacked, room - unpacked.length, layer + 1) : 0;
  return unpacked.length + inner;
}

function unpack(packed: Uint8Array, room: number): Uint8Array {
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, room), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') {
      throw new PoisonedDocument('shape', { cause: error });
    }
    return new Uint8Array();
  }
}

/** RFC 1950: the method is deflate, and the two bytes are a multiple of 31. */
function isZlib([first = 0, second = 0]: Uint8Array): boolean {
  return (first & 0x0f) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0;
}

/** Counts the nodes of the page tree as a walk meets them: a small tree can name its branches without end. Throws `PoisonedDocument`. */
export function assertModestTree(pdf: PDFDocument): void {
  const open: PDFObject[] = [pdf.catalog.Pages()];
  for (let count = 1; open.length > 0; count += 1) {
    const node = open.pop();
    const kids = node instanceof PDFDict ? node.lookup(PDFName.of('Kids')) : undefined;
    const size = kids instanceof PDFArray ? kids.size() : 0;
    if (count + open.length + size > MAX_TREE_NODES) throw new PoisonedDocument('shape');
    for (let at = 0; kids instanceof PDFArray && at < size; at += 1) {
      const kid = kids.lookup(at);
      if (kid) open.push(kid);
    }
  }
}

/**
 * Counts what each page draws, its forms and theirs included, each as often as it is drawn. Throws `PoisonedDocument`.
 * What this library cannot read says nothing: another one reads the page.
 */
export async function assertModestPages(bytes: Uint8Array): Promise<void> {
  try {
    const pdf = await PDFDocument.load(bytes, { password: '', updateMetadata: false });
    assertModestTree(pdf);
    const known = new Map<PDFRawStream, number>();
    for (const page of pdf.getPages()) {
      if (operatorsOfPage(page, known) > MAX_OPERATORS) throw new PoisonedDocument('shape');
    }
  } catch (error) {
    if (error instanceof PoisonedDocument) throw error;
  }
}

type Known = Map<PDFRawStream, number>;

function operatorsOfPage({ node }: PDFPage, known: Known): number {
  const resources = node.Resources();
  const { context } = node;
  const contents = node.Contents();
  const streams = contents instanceof PDFArray ? contents.asArray() : [contents];
  return streams.reduce<number>((sum, each) => {
    const stream = each instanceof PDFRef ? context.lookup(each) : each;
    return sum > MAX_OPERATORS ? sum : sum + operatorsOf(stream, resources, known);
  }, 0);
}

function operatorsOf(stream: PDFObject | undefined, inherited: PDFDict | undefined, known: Known): number {
  if (!(stream instanceof PDFRawStream)) return 0;
  const before = known.get(stream);
  if (before !== undefined) return before;
  // A form that draws itself adds nothing: readers stop there.
  known.set(stream, 0);
  const own = stream.dict.lookup(PDFName.of('Resources'));
  const resources = own instanceof PDFDict ? own : inherited;
  const forms = resources?.lookup(PDFName.of('XObject'));
  const { count, drawn } = readContent(stream);
  let sum = count;
  for (const [name, times] of drawn) {
    const form = forms instanceof PDFDict ? forms.lookup(PDFName.of(name)) : undefined;
    sum += times * operatorsOf(form, resources, known);
  }
  known.set(stream, sum);
  return sum;
}

/** How many operators a content has (words that start with a letter), and how often it draws what. */
function readContent(stream: PDFRawStream): { count: number; drawn: Map<string, number> } {
  const drawn = new Map<string, number>();
  if (stream.dict.lookup(PDFName.of('Subtype')) === PDFName.of('Image')) return { count: 0, drawn };
  const content = contentOf(stream);
  for (const [, name = ''] of content.matchAll(/\/([^\s/<>[\]()]{1,127})\s{1,9}Do\b/g)) {
    drawn.set(name, (drawn.get(name) ?? 0) + 1);
  }
  let count = 0;
  for (let found = /(?<=[\s)\]>])[A-Za-z'"]/g, at = found.exec(content); at; at = found.exec(content))
    count += 1;
  return { count, drawn };
}

/** Nothing for other filters than the usual one: what they unpack to is not known before. */
function contentOf({ dict, contents }: PDFRawStream): string {
  const filter = dict.lookup(PDFName.of('Filter'));
  const [only] = filter instanceof PDFArray && filter.size() === 1 ? filter.asArray() : [filter];
  const isPacked = only === PDFName.of('FlateDecode');
  if (only && !isPacked) return '';
  const bytes = isPacked ? unpack(contents, MAX_UNPACKED_BYTES) : contents;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}
