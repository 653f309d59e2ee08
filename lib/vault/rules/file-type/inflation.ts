import { createInflateRaw } from 'node:zlib';

/** Unpacks one deflated entry as its bytes come, counts what comes out and keeps none of it. */
export class Inflation {
  private readonly stream = createInflateRaw({ chunkSize: 64 * 1024 });
  private fail: (error: Error) => void = () => undefined;

  /** `count` hears of every few kilobytes that come out; what it throws ends the work. */
  constructor(count: (bytes: number) => void) {
    this.stream.on('error', (error) => this.fail(error));
    this.stream.on('data', (out: Uint8Array) => {
      try {
        count(out.length);
      } catch (error) {
        this.stream.destroy(error as Error);
      }
    });
  }

  /** How many of the bytes belong to the entry: fewer than were given once its end is reached. */
  push(bytes: Uint8Array): Promise<number> {
    const before = this.stream.bytesWritten;
    return new Promise((resolve, reject) => {
      this.fail = reject;
      this.stream.write(bytes, () => {
        if (!this.stream.destroyed) resolve(this.stream.bytesWritten - before);
      });
    });
  }

  dispose(): void {
    this.stream.destroy();
  }
}
