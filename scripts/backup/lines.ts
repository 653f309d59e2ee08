import type { Readable } from 'node:stream';

/** The lines of a stream, each of which has its end. What breaks the stream is thrown. */
export async function* linesOf(source: Readable): AsyncGenerator<string> {
  let rest = '';
  source.setEncoding('utf8');
  for await (const piece of source as AsyncIterable<string>) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new Error('The last line was cut off.');
}

/** Works on what comes, so many at a time, and gives the results in the order of the work. */
export async function* inTurns<Item, Result>(
  items: AsyncIterable<Item>,
  { atOnce, work }: { atOnce: number; work: (item: Item) => Promise<Result> },
): AsyncGenerator<Result> {
  let turn: Item[] = [];
  for await (const item of items) {
    turn.push(item);
    if (turn.length < atOnce) continue;
    yield* await Promise.all(turn.map(work));
    turn = [];
  }
  yield* await Promise.all(turn.map(work));
}
