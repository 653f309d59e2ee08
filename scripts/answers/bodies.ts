import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Place, PreparedAnswer } from '../prepared-answers.mjs';

type Compressed = PreparedAnswer['compressed'];

/**
 * The best quality would take half a minute for the whole site, for a tenth less. With 9, each call asks the system for
 * tables of 32 MB: three times the work, for a four-hundredth less.
 */
const BROTLI_QUALITY = 8;
const GZIP_LEVEL = 9;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes compressed bodies one behind the other, each once, however many answers have it. */
export async function writeBodies(file: string) {
  const output = await open(file, 'w');
  const written = new Map<string, Promise<Compressed>>();
  let end = 0;

  const append = async (body: Buffer): Promise<Place> => {
    const place = { offset: end, length: body.length };
    end += body.length;
    await output.write(body, 0, body.length, place.offset);
    return place;
  };
  const compress = async (body: Buffer, isOfFirstVisits: boolean): Promise<Compressed> => {
    const quality = isOfFirstVisits ? constants.BROTLI_MAX_QUALITY : BROTLI_QUALITY;
    const [br, zipped] = await Promise.all([
      toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      toGzip(body, { level: GZIP_LEVEL }),
    ]);
    const isSmaller = Math.max(br.length, zipped.length) < body.length;
    return isSmaller ? { br: await append(br), gzip: await append(zipped) } : undefined;
  };

  return {
    /** `hash` names the body. One of first visits, who wait for it, is worth the best quality. */
    add: (hash: string, body: Buffer, isOfFirstVisits: boolean): Promise<Compressed> => {
      const known = written.get(hash) ?? compress(body, isOfFirstVisits);
      written.set(hash, known);
      return known;
    },
    close: () => output.close(),
  };
}
