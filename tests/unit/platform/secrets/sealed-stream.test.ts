import { randomBytes } from 'node:crypto';
import { pipeline, Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { openStream, SealBroken, sealStream } from '@/lib/platform/secrets/sealed-stream';

const SEGMENT = 64 * 1024;
const HEADER = 8;
const SEALED_SEGMENT = SEGMENT + 16;
const key = randomBytes(32);

/** Sends the bytes through in chunks of these sizes, again and again. */
function pass(bytes: Buffer, through: Transform, sizes: number[] = [SEGMENT]): Promise<Buffer> {
  const chunks = function* () {
    for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
      const size = sizes[turn % sizes.length] as number;
      yield bytes.subarray(at, (at += size));
    }
  };
  pipeline(Readable.from(chunks(), { objectMode: false }), through, () => undefined);
  return buffer(through);
}

const seal = (bytes: Buffer, sizes?: number[]) => pass(bytes, sealStream(key), sizes);
const open = (bytes: Buffer, sizes?: number[]) => pass(bytes, openStream(key), sizes);

/** The segments of sealed bytes, apart from their header. */
function segmentsOf(sealed: Buffer): Buffer[] {
  const segments: Buffer[] = [];
  for (let at = HEADER; at < sealed.length; at += SEALED_SEGMENT)
    segments.push(sealed.subarray(at, at + SEALED_SEGMENT));
  return segments;
}

const plain = randomBytes(3 * SEGMENT);
const ofThree = async () => {
  const sealed = await seal(plain);
  return { header: sealed.subarray(0, HEADER), segments: segmentsOf(sealed) };
};

const sizesAroundBorders = fc
  .tuple(fc.constantFrom(0, 1, 2, 3), fc.integer({ min: -20, max: 20 }))
  .map(([segments, more]) => Math.max(0, segments * SEGMENT + more));
const chunkSizes = fc.array(
  fc.oneof(
    fc.integer({ min: 1, max: 100 }).map((size) => size * 97),
    fc.integer({ min: SEGMENT - 20, max: SEGMENT + 20 }),
    fc.constant(3 * SEGMENT),
  ),
  { minLength: 1, maxLength: 6 },
);

describe('a sealed stream', () => {
  it('opens to what it was, whatever its size and however it is cut into chunks on the way', async () => {
    await fc.assert(
      fc.asyncProperty(sizesAroundBorders, chunkSizes, chunkSizes, async (size, sealing, opening) => {
        const bytes = plain.length >= size ? plain.subarray(0, size) : randomBytes(size);
        expect((await open(await seal(bytes, sealing), opening)).equals(bytes)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('opens after it came byte by byte', async () => {
    const bytes = plain.subarray(0, SEGMENT + 3);
    expect((await open(await seal(bytes, [1]), [1])).equals(bytes)).toBe(true);
  });

  it('is longer by a header of 8 bytes and a tag of 16 for each segment', async () => {
    const lengths = [0, 1, SEGMENT, SEGMENT + 1, 3 * SEGMENT].map(async (size) => {
      const sealed = await seal(plain.subarray(0, size));
      return sealed.length - size - HEADER;
    });
    expect(await Promise.all(lengths)).toEqual([16, 16, 16, 32, 48]);
  });

  it('looks different each time', async () => {
    const [first, second] = [await seal(Buffer.alloc(100)), await seal(Buffer.alloc(100))];
    expect(first.equals(second)).toBe(false);
  });

  it('breaks when any byte of it changed', async () => {
    const sealed = await seal(Buffer.from('a short text'));
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      await expect(open(changed)).rejects.toThrow(SealBroken);
    }
  });

  it('breaks when any bit of a long one changed', async () => {
    const sealed = await seal(plain);
    const places = fc.tuple(fc.nat(sealed.length - 1), fc.nat(7));
    await fc.assert(
      fc.asyncProperty(places, async ([at, bit]) => {
        const changed = Buffer.from(sealed);
        changed[at]! ^= 1 << bit;
        await expect(open(changed)).rejects.toThrow(SealBroken);
      }),
      { numRuns: 60 },
    );
  });

  it('breaks when it was cut off anywhere', async () => {
    const sealed = await seal(plain.subarray(0, 2 * SEGMENT + 5));
    const borders = [0, 1, HEADER - 1, HEADER, HEADER + 15, HEADER + 16];
    const segmentEnds = [1, 2].flatMap((count) =>
      [-1, 0, 1, 16].map((more) => HEADER + count * SEALED_SEGMENT + more),
    );
    for (const length of [...borders, ...segmentEnds, sealed.length - 1]) {
      await expect(open(sealed.subarray(0, length))).rejects.toThrow(SealBroken);
    }
  });

  it('breaks when anything was added at its end', async () => {
    for (const size of [0, 5, SEGMENT, 2 * SEGMENT]) {
      const sealed = await seal(plain.subarray(0, size));
      for (const more of [1, 16, SEALED_SEGMENT]) {
        await expect(open(Buffer.concat([sealed, Buffer.alloc(more)]))).rejects.toThrow(SealBroken);
      }
    }
  });

  it('breaks when segments changed places, came twice or are missing', async () => {
    const { header, segments } = await ofThree();
    for (const order of [[1, 0, 2], [0, 0, 1, 2], [0, 2], [1, 2], [2], [0, 1], [0, 1, 2, 2]]) {
      const mixed = Buffer.concat([header, ...order.map((at) => segments[at] as Buffer)]);
      await expect(open(mixed)).rejects.toThrow(SealBroken);
    }
  });

  it('breaks when a segment is that of another stream under the same key', async () => {
    const [one, other] = [await ofThree(), await ofThree()];
    const mixed = Buffer.concat([one.header, one.segments[0]!, other.segments[1]!, one.segments[2]!]);
    await expect(open(mixed)).rejects.toThrow(SealBroken);
  });

  it('does not open with another key', async () => {
    await expect(pass(await seal(plain), openStream(randomBytes(32)))).rejects.toThrow(SealBroken);
  });

  it('gives out what was verified before a broken segment, and nothing of the segment', async () => {
    const { header, segments } = await ofThree();
    segments[1]![5]! ^= 1;
    const opener = openStream(key);
    const came: Buffer[] = [];
    opener.on('data', (chunk: Buffer) => came.push(chunk));
    pipeline(Readable.from([header, ...segments], { objectMode: false }), opener, () => undefined);
    await expect(new Promise((_, reject) => opener.on('error', reject))).rejects.toThrow(SealBroken);
    expect(Buffer.concat(came).equals(plain.subarray(0, SEGMENT))).toBe(true);
  });

  it('passes on the failure of its source', async () => {
    const source = new Readable({ read: () => undefined });
    const sealing = sealStream(key);
    pipeline(source, sealing, () => undefined);
    const sealed = buffer(sealing);
    source.destroy(new Error('The line is cut.'));
    await expect(sealed).rejects.toThrow('The line is cut.');
  });
});
