import 'server-only';

type Segment = { marker: number; start: number; end: number };

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const COMMENT = 0xfe;

/** From the start of a picture to its end (ITU T.81, B.1). Ends early where the file is not as it should be. */
function* listSegments(jpeg: Uint8Array): Generator<Segment> {
  let at = 2;
  while (at + 2 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return yield { marker, start: at, end: at + 2 };
    if (marker === 0xff) at += 1;
    else {
      const end = at + 2 + readUint16(jpeg, at + 2);
      if (end > jpeg.length) return;
      yield { marker, start: at, end };
      at = marker === START_OF_SCAN ? endOfScan(jpeg, end) : end;
    }
  }
}

/** Behind a scan's coded data, where there is a marker that is neither a stuffed byte nor a restart. */
function endOfScan(jpeg: Uint8Array, start: number): number {
  let at = jpeg.indexOf(0xff, start);
  while (at >= 0) {
    const next = jpeg[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = jpeg.indexOf(0xff, at + 1);
  }
  return jpeg.length;
}

/** Without what is not the picture, nor behind its end: phones hang films and second pictures there. */
export function withoutMetadata(jpeg: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let from = 0;
  let last = jpeg.length;
  for (const segment of listSegments(jpeg)) {
    if (segment.marker === END_OF_IMAGE) last = segment.end;
    if (!isMetadata(jpeg, segment)) continue;
    parts.push(jpeg.subarray(from, segment.start));
    from = segment.end;
  }
  return Buffer.concat([...parts, jpeg.subarray(from, last)]);
}

/** Comments, and what programs add (APP1 to APP15), but for the color profile and Adobe's mark of its colors. */
function isMetadata(jpeg: Uint8Array, { marker, start }: Segment): boolean {
  if (marker === 0xe2) return !startsWith(jpeg, start + 4, 'ICC_PROFILE\0');
  return marker === COMMENT || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  return Buffer.from(bytes.subarray(at, at + text.length)).toString('latin1') === text;
}

/** As its first frame says; null where there is none (ITU T.81, B.2.2). */
export function readSize(jpeg: Uint8Array): { width: number; height: number } | null {
  for (const { marker, start } of listSegments(jpeg)) {
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: readUint16(jpeg, start + 5), width: readUint16(jpeg, start + 7) };
  }
  return null;
}

/** 1 to 8, as the camera wrote it; 1 without it. */
export function readOrientation(jpeg: Uint8Array): number {
  for (const { marker, start, end } of listSegments(jpeg)) {
    if (marker === 0xe1 && startsWith(jpeg, start + 4, 'Exif\0\0')) {
      return orientationOf(jpeg.subarray(start + 10, end));
    }
  }
  return 1;
}

/** The tag in the first directory of a TIFF head. */
function orientationOf(tiff: Uint8Array): number {
  const isLittle = tiff[0] === 0x49;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let entry = directory + 2; entry < directory + 2 + count * 12; entry += 12) {
      if (view.getUint16(entry, isLittle) !== 0x0112) continue;
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : 1;
    }
  } catch {
    // A directory that points outside of the file says nothing.
  }
  return 1;
}

function readUint16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
