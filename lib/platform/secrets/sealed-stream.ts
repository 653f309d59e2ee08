import 'server-only';
import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';

/*
 * The STREAM construction (Hoang, Reyhanitabar, Rogaway and Vizár, CRYPTO 2015; age and Tink use it too): the plaintext is
 * cut into segments, each sealed by AES-256-GCM under a nonce that says its number and whether it is the last one. So no
 * segment can be changed, moved, dropped or added, and the end cannot be cut off, without a tag that fails.
 *
 *   header   version (1 byte), random prefix (7 bytes); authenticated with every segment
 *   segment  ciphertext of 64 KiB (less in the last one), tag (16 bytes)
 *   nonce    prefix (7 bytes), number of the segment (4 bytes), 1 in the last segment, else 0 (1 byte)
 */
const VERSION = 1;
const PREFIX_BYTES = 7;
const HEADER_BYTES = 1 + PREFIX_BYTES;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';
/** Without it Node takes tags of 4 bytes too, which are soon guessed. */
const tag = { authTagLength: TAG_BYTES };

/** plaintext in every segment but the last */
const SEGMENT_BYTES = 64 * 1024;

/** How far it works ahead of whoever reads, so sealing and writing go on at the same time. */
const AHEAD_BYTES = 4 * SEGMENT_BYTES;

/** What was read is not what was sealed under this key: changed, cut off, mixed up, or another one's. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** Seals what passes. The key (32 bytes) must be of this stream alone: 7 random bytes do not tell many streams apart. */
export function sealStream(key: Uint8Array): Transform {
  const secret = createSecretKey(key);
  const header = Buffer.concat([Buffer.of(VERSION), randomBytes(PREFIX_BYTES)]);
  return inSegments({ segmentBytes: SEGMENT_BYTES }, (segment, { number, isLast }) => {
    const cipher = createCipheriv(CIPHER, secret, nonce(header, number, isLast), tag).setAAD(header);
    const sealed = segment.pieces.map((piece) => cipher.update(piece));
    const end = [cipher.final(), cipher.getAuthTag()];
    // One piece for each segment: copying it costs far less than another write to the store.
    return [Buffer.concat([...(number === 0 ? [header] : []), ...sealed, ...end])];
  });
}

/** Opens what `sealStream` made. A segment comes out only when its tag was right; else the stream ends with `SealBroken`. */
export function openStream(key: Uint8Array): Transform {
  const secret = createSecretKey(key);
  const sizes = { headerBytes: HEADER_BYTES, segmentBytes: SEGMENT_BYTES + TAG_BYTES };
  return inSegments(sizes, (segment, { header, number, isLast }) => {
    if (header[0] !== VERSION || segment.bytes < TAG_BYTES)
      throw new SealBroken('These are not sealed bytes.');
    const sealed = segment.take(segment.bytes - TAG_BYTES);
    const decipher = createDecipheriv(CIPHER, secret, nonce(header, number, isLast), tag)
      .setAAD(header)
      .setAuthTag(Buffer.concat(segment.pieces));
    const opened = sealed.pieces.map((piece) => decipher.update(piece));
    return [...opened, verifiedEnd(decipher)];
  });
}

function verifiedEnd(decipher: { final(): Buffer }): Buffer {
  try {
    return decipher.final();
  } catch (cause) {
    throw new SealBroken('The seal of a segment is broken.', { cause });
  }
}

function nonce(header: Buffer, number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(PREFIX_BYTES + 5);
  header.copy(bytes, 0, 1);
  bytes.writeUInt32BE(number, PREFIX_BYTES);
  bytes[PREFIX_BYTES + 4] = isLast ? 1 : 0;
  return bytes;
}

type Place = { header: Buffer; number: number; isLast: boolean };

/** Cuts what passes into segments and passes on what each one becomes. The last one is the only one that may be short. */
function inSegments(
  { headerBytes = 0, segmentBytes }: { headerBytes?: number; segmentBytes: number },
  convert: (segment: Bytes, place: Place) => Buffer[],
): Transform {
  const waiting = new Bytes();
  let header: Buffer | undefined;
  let number = 0;

  function advance(stream: Transform, isEnd: boolean): void {
    if (!header && waiting.bytes < headerBytes && !isEnd) return;
    header ??= Buffer.concat(waiting.take(headerBytes).pieces);
    const pass = (size: number, isLast: boolean) => {
      const place = { header: header as Buffer, number, isLast };
      for (const piece of convert(waiting.take(size), place)) if (piece.length > 0) stream.push(piece);
      number += 1;
    };
    // A full segment waits for the byte after it: only then it is known not to be the last one.
    while (waiting.bytes > segmentBytes) pass(segmentBytes, false);
    if (isEnd) pass(waiting.bytes, true);
  }

  return new Transform({
    highWaterMark: AHEAD_BYTES,
    transform(chunk: Buffer, _encoding, done) {
      waiting.add(chunk);
      done(failureOf(() => advance(this, false)));
    },
    flush(done) {
      done(failureOf(() => advance(this, true)));
    },
  });
}

/** A stream has to be told of what goes wrong; what it is thrown would end the process. */
function failureOf(work: () => void): Error | null {
  try {
    work();
    return null;
  } catch (error) {
    return error as Error;
  }
}

/** A row of bytes in the pieces in which they came: nothing is copied. */
class Bytes {
  bytes = 0;

  constructor(readonly pieces: Buffer[] = []) {
    for (const piece of pieces) this.bytes += piece.length;
  }

  add(piece: Buffer): void {
    this.pieces.push(piece);
    this.bytes += piece.length;
  }

  /** Takes the first `count` bytes away, or all of them if there are fewer. */
  take(count: number): Bytes {
    const taken: Buffer[] = [];
    let missing = Math.min(count, this.bytes);
    this.bytes -= missing;
    let whole = 0;
    while (missing > 0) {
      const piece = this.pieces[whole] as Buffer;
      taken.push(piece.length <= missing ? piece : piece.subarray(0, missing));
      if (piece.length > missing) this.pieces[whole] = piece.subarray(missing);
      else whole += 1;
      missing -= Math.min(missing, piece.length);
    }
    this.pieces.splice(0, whole);
    return new Bytes(taken);
  }
}
