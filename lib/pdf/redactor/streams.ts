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
  for (const [, literal, hex] of content.matchAll(/\(((?:\\[^]|[^\\()])*)\)|<([0-9a-fA-F\s]+)>/g)) {
    if (literal !== undefined) parts.push(unescape(literal));
    else if (hex !== undefined) parts.push(Buffer.from(hex.replace(/\s/g, ''), 'hex').toString('latin1'));
  }
  return parts.join('').replaceAll('\0', '');
}

function unescape(literal: string): string {
  return literal.replace(/\\(?:([0-7]{1,3})|([^]))/g, (_, octal: string | undefined, other = '') =>
    octal ? String.fromCharCode(Number.parseInt(octal, 8)) : String(other),
  );
}
