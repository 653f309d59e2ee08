import { strFromU8, unzipSync } from 'fflate';

/** A part of a file of a word processor, as text. */
export function xmlOf(file: Uint8Array, part = 'word/document.xml'): string {
  const bytes = unzipSync(file)[part];
  if (!bytes) throw new Error(`There is no ${part} in the file.`);
  return strFromU8(bytes);
}

/** Names of elements that are open at the end: none of a well-formed text. */
export function openElements(xml: string): string[] {
  const open: string[] = [];
  for (const [, end, name, empty] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name!);
  }
  return open;
}
