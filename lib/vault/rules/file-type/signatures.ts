/** What the first bytes of a file say: one of the five that may go on, or something else by its name for a person. */
export type Look = { container: Container } | { foreign: string };
export type Container = 'pdf' | 'jpg' | 'png' | 'zip' | 'cfb';

/** How many bytes the look at the start of a file wants. PDF readers search for the header in the first 1,024. */
export const START_BYTES = 1024;

const containers: readonly [Container, string][] = [
  ['jpg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['zip', 'PK\x03\x04'],
  ['cfb', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
];

const foreigners: readonly [string, RegExp][] = [
  ['a Windows program', /^MZ/],
  ['a Linux program', /^\x7fELF/],
  ['a Mac program', /^(\xfe\xed\xfa[\xce\xcf]|[\xce\xcf]\xfa\xed\xfe|\xca\xfe\xba\xbe)/],
  ['a script', /^#!/],
  ['a ZIP archive', /^PK[\x05\x07]/],
  ['a RAR archive', /^Rar!/],
  ['a 7z archive', /^7z\xbc\xaf/],
  ['a gzip archive', /^\x1f\x8b/],
  ['a Rich Text file', /^\{\\rtf/],
  ['a GIF picture', /^GIF8/],
  ['a WebP picture', /^RIFF[^]{4}WEBP/],
  ['a TIFF picture', /^(II\*\x00|MM\x00\*)/],
  ['a HEIC picture', /^[^]{4}ftyp(hei|hev|mif|msf)/],
  ['a video', /^[^]{4}ftyp/],
  ['a web page', /^(\xef\xbb\xbf)?\s*<(!doctype html|html)/i],
  ['an XML file', /^(\xef\xbb\xbf)?\s*<(\?xml|svg)/i],
];

/** Judges the first bytes of a file: `START_BYTES` of them, or all when it has fewer. */
export function lookAtStart(start: Uint8Array): Look {
  const text = Buffer.from(start.buffer, start.byteOffset, start.byteLength).toString('latin1');
  const container = containers.find(([, signature]) => text.startsWith(signature));
  if (container) return { container: container[0] };
  const foreign = foreigners.find(([, pattern]) => pattern.test(text));
  if (foreign) return { foreign: foreign[0] };
  if (text.slice(0, START_BYTES).includes('%PDF-')) return { container: 'pdf' };
  return {
    foreign: /^[\t\n\r\x20-\x7e\x80-\xff]+$/.test(text) ? 'a text file' : 'a file of an unknown kind',
  };
}
