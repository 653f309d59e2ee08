import type { DocumentType } from '@/lib/vault/rules/document-types';
import { notComplete } from './refusals';

/** Where readers look for the end of a PDF. */
const TAIL_BYTES = 1024;

const ends: Partial<Record<DocumentType, { mark: string; what: 'PDF' | 'picture' }>> = {
  pdf: { mark: '%%EOF', what: 'PDF' },
  png: { mark: 'IEND', what: 'picture' },
};

/** For files that are known by their start: what was cut off on its way lacks its end. */
export class TailCheck<T extends DocumentType> {
  private tail: Uint8Array = new Uint8Array();

  constructor(private readonly type: T) {}

  async push(chunk: Uint8Array): Promise<void> {
    this.tail = Buffer.concat([this.tail, chunk.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES);
  }

  async end(): Promise<T> {
    const end = ends[this.type];
    if (end && !Buffer.from(this.tail).includes(end.mark)) throw notComplete(end.what);
    return this.type;
  }

  dispose(): void {
    this.tail = new Uint8Array();
  }
}
