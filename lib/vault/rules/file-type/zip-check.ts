import { AppError } from '@/lib/platform/errors';
import { MAX_DOCUMENT_BYTES } from '@/lib/vault/rules/largest-document';
import { Inflation } from './inflation';
import { notComplete, protectedByPassword, unpacksTooLarge } from './refusals';
import {
  lengthOfEnd64,
  readCentralHeader,
  readEnd,
  readLocalHeader,
  signatureAt,
  skipDescriptor,
  type LocalHeader,
} from './zip-records';

const MAX_UNPACKED_BYTES = 10 * MAX_DOCUMENT_BYTES;
const MAX_ENTRIES = 10_000;
const UNKNOWN = 0xffffffff;
const NOTHING = new Uint8Array();

const kinds: readonly [string, RegExp][] = [
  ['an Excel workbook', /^xl\//],
  ['a PowerPoint presentation', /^ppt\//],
  ['an OpenDocument file', /^mimetype$/],
  ['a Java archive', /^META-INF\/MANIFEST\.MF$/],
];

/**
 * Reads a ZIP file as its bytes pass, unpacking every entry without keeping it. Sizes in headers are never believed:
 * what comes out is counted. The table at the end must name exactly the entries that were read, so that no entry is
 * read twice by a program that starts from the table (overlapping entries are how small bombs grow without bounds).
 * Nothing may follow the end or hide in its comment: programs that search for the end from behind would read that.
 */
export class ZipCheck {
  /** Reads what comes next; returns what it left, or null when it needs more. */
  private step: (bytes: Uint8Array) => Promise<Uint8Array | null> = (bytes) => this.readRecord(bytes);
  private carry: Uint8Array = NOTHING;
  private position = 0;
  private unpacked = 0;
  private inflation: Inflation | null = null;
  private isOver = false;
  private readonly unlisted = new Set<number>();
  private entries = 0;
  private isWord = false;
  private kind: string | undefined;

  async push(chunk: Uint8Array): Promise<void> {
    let rest: Uint8Array = this.carry.length > 0 ? Buffer.concat([this.carry, chunk]) : chunk;
    this.carry = NOTHING;
    while (rest.length > 0) {
      if (this.isOver) throw notComplete('Word file');
      const left = await this.step(rest);
      if (left === null) {
        this.carry = rest;
        return;
      }
      this.position += rest.length - left.length;
      rest = left;
    }
  }

  async end(): Promise<'docx' | { foreign: string }> {
    if (!this.isOver || this.unlisted.size > 0) throw notComplete('Word file');
    return this.isWord ? 'docx' : { foreign: this.kind ?? 'a ZIP archive' };
  }

  dispose(): void {
    this.inflation?.dispose();
  }

  private async readRecord(bytes: Uint8Array): Promise<Uint8Array | null> {
    const signature = signatureAt(bytes, 0);
    if (signature === 'entry') return this.readEntry(bytes);
    if (signature === 'listed') return this.readListed(bytes);
    if (signature === 'end') return this.readEnd(bytes);
    if (signature !== null) {
      const length = lengthOfEnd64(bytes, signature);
      return length === null ? null : this.skip(bytes, length);
    }
    if (bytes.length >= 4) throw notComplete('Word file');
    return null;
  }

  private readEnd(bytes: Uint8Array): Uint8Array | null {
    const end = readEnd(bytes);
    if (!end) return null;
    if (Buffer.from(end.comment).includes('PK\x05\x06')) throw notComplete('Word file');
    this.isOver = true;
    return bytes.subarray(end.length);
  }

  private readEntry(bytes: Uint8Array): Uint8Array | null {
    const header = readLocalHeader(bytes);
    if (!header) return null;
    if (header.isEncrypted) throw protectedByPassword();
    this.entries += 1;
    if (this.entries > MAX_ENTRIES) throw unpacksTooLarge();
    this.unlisted.add(this.position);
    this.isWord ||= /^word\/document\d*\.xml$/.test(header.name);
    this.kind ??= kinds.find(([, pattern]) => pattern.test(header.name))?.[0];
    this.step = this.stepInto(header);
    return bytes.subarray(header.length);
  }

  private stepInto(header: LocalHeader): typeof this.step {
    if (header.method === 'deflated') {
      const inflation = new Inflation((count) => this.count(count));
      this.inflation = inflation;
      return (bytes) => this.inflate(bytes, { header, inflation, taken: 0 });
    }
    if (header.method !== 'stored' || header.hasDescriptor || header.packedBytes === UNKNOWN) {
      throw notComplete('Word file');
    }
    this.count(header.packedBytes);
    return (bytes) => this.skip(bytes, header.packedBytes);
  }

  private async skip(bytes: Uint8Array, remaining: number): Promise<Uint8Array> {
    const taken = Math.min(remaining, bytes.length);
    this.step =
      taken < remaining ? (next) => this.skip(next, remaining - taken) : (next) => this.readRecord(next);
    return bytes.subarray(taken);
  }

  private async inflate(
    bytes: Uint8Array,
    entry: { header: LocalHeader; inflation: Inflation; taken: number },
  ): Promise<Uint8Array> {
    const { header, inflation } = entry;
    const used = await inflation.push(bytes).catch((error: unknown) => {
      throw error instanceof AppError ? error : notComplete('Word file');
    });
    const taken = entry.taken + used;
    if (used === bytes.length) {
      this.step = (next) => this.inflate(next, { header, inflation, taken });
      return NOTHING;
    }
    inflation.dispose();
    const isKnown = !header.hasDescriptor && header.packedBytes !== UNKNOWN;
    if (isKnown && taken !== header.packedBytes) throw notComplete('Word file');
    this.step = header.hasDescriptor ? (next) => this.readDescriptor(next) : (next) => this.readRecord(next);
    return bytes.subarray(used);
  }

  private async readDescriptor(bytes: Uint8Array): Promise<Uint8Array | null> {
    const length = skipDescriptor(bytes);
    if (length === null) return null;
    if (length === 0) throw notComplete('Word file');
    this.step = (next) => this.readRecord(next);
    return bytes.subarray(length);
  }

  private readListed(bytes: Uint8Array): Uint8Array | null {
    const header = readCentralHeader(bytes);
    if (!header) return null;
    if (!this.unlisted.delete(header.entryAt)) throw notComplete('Word file');
    return bytes.subarray(header.length);
  }

  private count(bytes: number): void {
    this.unpacked += bytes;
    if (this.unpacked > MAX_UNPACKED_BYTES) throw unpacksTooLarge();
  }
}
