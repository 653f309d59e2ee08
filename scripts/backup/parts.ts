import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline as connect, Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openStream, SealBroken, sealStream } from '@/lib/platform/secrets/sealed-stream';
import { partKey } from './keys';
import type { Label, Part } from './manifest';
import { Refusal } from './refusal';

/** A backup in a folder, with what opens its parts. */
export type Place = { folder: string; label: Label; key: Buffer };

/** Seals a source into a part. `through` works on it before it is sealed. */
export async function writePart(
  { folder, label, key }: Place,
  name: string,
  [source, ...through]: [Readable, ...Transform[]],
): Promise<Part> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const meter = measure();
  const sealed = sealStream(partKey(key, label, name));
  // Flushed: a backup that is told to be done is on the disk.
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline([source, ...through, sealed, meter.stream, target]);
  return meter.result();
}

/** The plaintext of a part. A change breaks the stream, and no wrong byte ever comes out of it. */
export function readPart({ folder, label, key }: Place, name: string): Readable {
  const opened = openStream(partKey(key, label, name));
  const named = new Transform({
    transform: (chunk: Buffer, _encoding, done) => done(null, chunk),
    destroy: (error, done) => done(error instanceof SealBroken ? damaged(name) : error),
  });
  connect(createReadStream(path.join(folder, name)), opened, named, () => undefined);
  return named;
}

/** Refuses a part that is not, byte for byte, the one that was written. */
export async function checkPart({ folder }: Place, name: string, { bytes, sha256 }: Part): Promise<void> {
  const meter = measure();
  meter.stream.resume();
  await pipeline(createReadStream(path.join(folder, name)), meter.stream).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 'ENOENT') throw new Refusal(`The backup has no ${name}.`);
    throw error;
  });
  const found = meter.result();
  if (found.bytes < bytes) throw new Refusal(`${name} of the backup was cut off.`);
  if (found.bytes !== bytes || found.sha256 !== sha256) throw damaged(name);
}

export function damaged(name: string): Refusal {
  return new Refusal(`${name} of the backup was changed or cut off.`);
}

/** Counts and hashes what passes. */
export function measure(): { stream: Transform; result: () => Part } {
  const hash: Hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
