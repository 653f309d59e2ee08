import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The lines of a stream. What breaks the stream is thrown; `for await` over readline alone would end as if all were well. */
export async function* linesOf(source: Readable): AsyncGenerator<string> {
  let failure: Error | undefined;
  source.once('error', (error) => {
    failure = error;
    lines.close();
  });
  const lines = createInterface({ input: source, crlfDelay: Infinity });
  yield* lines;
  if (failure) throw failure;
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
