import 'server-only';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFRawStream,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';

/**
 * All a PDF holds, one piece after the other, each character a byte: the file as it is, every stream without its
 * filters (as far as they are not a picture's), and the strings of every other object.
 */
export async function* piecesOf(bytes: Uint8Array): AsyncGenerator<string> {
  yield latin1(bytes);
  const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
  for (const [, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFRawStream) yield latin1(decoded(object));
    yield stringsOf(object).join('\n');
  }
}

const latin1 = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** A stream with a filter of pictures (DCT, JPX, CCITT, JBIG2) stays as it is. */
function decoded(stream: PDFRawStream): Uint8Array {
  try {
    return decodePDFRawStream(stream).decode();
  } catch {
    return stream.contents;
  }
}

function stringsOf(object: PDFObject): string[] {
  if (object instanceof PDFString || object instanceof PDFHexString) {
    return [latin1(object.asBytes()), object.decodeText()];
  }
  if (object instanceof PDFArray) return object.asArray().flatMap(stringsOf);
  const dict = object instanceof PDFStream ? object.dict : object;
  return dict instanceof PDFDict ? dict.values().flatMap(stringsOf) : [];
}

/** The strings that operators show, put together: what a TJ array sets apart is one word again. */
export function shownStrings(content: string): string {
  const parts: string[] = [];
  const deadEnds = new Uint8Array(content.length + 2);
  const openings = /[(<]/g;
  for (let opening = openings.exec(content); opening; opening = openings.exec(content)) {
    const start = openings.lastIndex;
    const shown = opening[0] === '(' ? literalAt(content, start, deadEnds) : hexAt(content, start);
    if (!shown) continue;
    parts.push(shown.text);
    openings.lastIndex = shown.end;
  }
  return parts.join('').replaceAll('\0', '');
}

type Shown = { text: string; end: number };

/**
 * Up to the first bracket that closes; another one that opens makes it no string. Where that was found out once is noted
 * (`deadEnds`), or a file of opening brackets would be read to its end from every one of them.
 */
function literalAt(content: string, start: number, deadEnds: Uint8Array): Shown | undefined {
  let end = start;
  while (end < content.length && deadEnds[end] === 0 && !/[()]/.test(content.charAt(end))) {
    end += widthAt(content, end);
  }
  if (content[end] === ')' && deadEnds[end] === 0) {
    return { text: unescape(content.slice(start, end)), end: end + 1 };
  }
  for (let at = start; at <= end; at += widthAt(content, at)) deadEnds[at] = 1;
  return undefined;
}

/** A backslash belongs to what follows it. */
function widthAt(content: string, at: number): number {
  return content[at] === '\\' ? 2 : 1;
}

function hexAt(content: string, start: number): Shown | undefined {
  const digits = /[0-9a-fA-F\s]+>/y;
  digits.lastIndex = start;
  const found = digits.exec(content)?.[0];
  if (found === undefined) return undefined;
  const text = Buffer.from(found.replace(/[\s>]/g, ''), 'hex').toString('latin1');
  return { text, end: start + found.length };
}

function unescape(literal: string): string {
  return literal.replace(/\\(?:([0-7]{1,3})|([^]))/g, (_, octal: string | undefined, other = '') =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : String(other),
  );
}
