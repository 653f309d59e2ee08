import type { ErrorCode, FieldErrors } from '@/lib/platform/errors';
import type { PoisonReason } from './poisoned';

/** What the server says to a child: what to do, then the bytes of one file, then that this was all. */
export type ToChild =
  | { kind: 'begin'; work: string; options: unknown }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'end' };

/** What a child answers: how far it is, the bytes that it made, and how it ended. */
export type FromChild =
  | { kind: 'ready' }
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; failure: Failure };

/** An error as it crosses over. `environment`: the child itself is not as it should be, whatever the file. */
export type Failure =
  | { type: 'app'; code: ErrorCode; message: string; fields?: FieldErrors }
  | { type: 'poisoned'; reason: PoisonReason }
  | { type: 'broken' | 'environment'; message: string };

/** Large messages hold up both sides; small ones cost more than they carry. */
const CHUNK_BYTES = 512 * 1024;

/** A file in pieces of that size. */
export function* inChunks(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) yield bytes.subarray(at, at + CHUNK_BYTES);
}
