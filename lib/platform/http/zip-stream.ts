import 'server-only';
import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive, opened when its turn comes. */
export type ZippedFile = {
  /** with `/` between folders */
  name: string;
  at: Date;
  /** It does not get smaller: a PDF, a picture, an office file. */
  isPacked?: boolean;
  open: () => Promise<AsyncIterable<Uint8Array> | Iterable<Uint8Array>>;
};

/**
 * Files as one ZIP, made while it is read: one file at a time is open, and nothing is kept. Without ZIP64, so for less than
 * 4 GB. What a file throws breaks the stream, so that no half of an archive looks whole.
 */
export function zipStream(files: AsyncIterable<ZippedFile>): Readable {
  return Readable.from(zipped(files), { objectMode: false });
}

async function* zipped(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const take = () => {
    const chunks = made.filter(({ length }) => length > 0);
    made = [];
    return chunks;
  };
  for await (const { name, at, isPacked, open } of files) {
    const bytes = await open();
    const entry = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name);
    entry.mtime = at;
    zip.add(entry);
    for await (const chunk of bytes) {
      entry.push(chunk);
      yield* take();
    }
    entry.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
