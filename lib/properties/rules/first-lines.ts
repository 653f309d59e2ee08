/** So much of a file is looked at before it is imported: a header and far more than the rows that are shown. */
export const PREVIEW_BYTES = 256 * 1024;

/** The whole lines at the beginning of a file of which no more is there. In UTF-8, or UTF-16 with its mark. */
export function wholeLines(bytes: Uint8Array): Uint8Array {
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end === 0) return bytes;
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return bytes.subarray(0, isWide ? end + (end % 2) : end);
}
