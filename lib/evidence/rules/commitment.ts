import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson, parseCanonicalObject } from '@/lib/evidence/rules/canonical-json';
import { leafSchema, type JsonObject, type Leaf } from '@/lib/evidence/schema/proof';

/** Hides the record until salt and record are shown together; without the salt nobody can guess it. */
export function commit(salt: Uint8Array, record: string): Uint8Array {
  return sha256(concatBytes(salt, utf8ToBytes(record)));
}

/** What is entered for a record: its canonical text, and the public leaf that commits to it. */
export function sealRecord(input: {
  record: JsonObject;
  salt: Uint8Array;
  now: Date;
  previousLeaf: string | null;
}): { record: string; commitment: Uint8Array; leaf: string } {
  const record = canonicalJson(input.record);
  const commitment = commit(input.salt, record);
  const previousTime = input.previousLeaf === null ? null : parseLeaf(input.previousLeaf)?.time;
  const time = notBefore(input.now.toISOString(), previousTime ?? null);
  return { record, commitment, leaf: canonicalJson({ commitment: bytesToHex(commitment), time, v: 1 }) };
}

/** The leaf in a canonical text, else null. */
export function parseLeaf(text: string): Leaf | null {
  const parsed = leafSchema.safeParse(parseCanonicalObject(text));
  return parsed.success && isRealTime(parsed.data.time) ? parsed.data : null;
}

/** Clocks of several servers differ; the log's own time never runs backwards. */
function notBefore(time: string, previous: string | null): string {
  return previous !== null && previous > time ? previous : time;
}

function isRealTime(time: string): boolean {
  const date = new Date(time);
  return !Number.isNaN(date.getTime()) && date.toISOString() === time;
}
