import { Readable } from 'node:stream';
import { inTurns, linesOf } from '../../../scripts/backup/lines';
import { failingStream } from '@/tests/support/store';

async function listAll<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function* count(end: number): AsyncGenerator<number> {
  for (let n = 0; n < end; n += 1) yield n;
}

describe('the lines of a stream', () => {
  it('are those that were written, however they come', async () => {
    const pieces = [Buffer.from('one\nt'), Buffer.from('wo\n'), Buffer.from('three\n')];
    expect(await listAll(linesOf(Readable.from(pieces, { objectMode: false })))).toEqual([
      'one',
      'two',
      'three',
    ]);
    expect(await listAll(linesOf(Readable.from([], { objectMode: false })))).toEqual([]);
  });

  it('end with what broke the stream, and not as if that were all', async () => {
    await expect(listAll(linesOf(failingStream(0)))).rejects.toThrow('The line is cut.');
    await expect(listAll(linesOf(failingStream(200_000)))).rejects.toThrow('The line is cut.');
    await expect(listAll(linesOf(Readable.from([Buffer.from('one\ntw')])))).rejects.toThrow(
      'The last line was cut off.',
    );
  });
});

describe('work in turns', () => {
  it('gives each result in its order, and never works on more at a time', async () => {
    let [working, most] = [0, 0];
    const work = async (n: number) => {
      working += 1;
      most = Math.max(most, working);
      await Promise.resolve();
      working -= 1;
      return n * 2;
    };
    expect(await listAll(inTurns(count(7), { atOnce: 3, work }))).toEqual([0, 2, 4, 6, 8, 10, 12]);
    expect(most).toBe(3);
  });

  it('ends with what went wrong', async () => {
    const work = (n: number) => (n === 4 ? Promise.reject(new Error('no room')) : Promise.resolve(n));
    await expect(listAll(inTurns(count(9), { atOnce: 2, work }))).rejects.toThrow('no room');
  });
});
