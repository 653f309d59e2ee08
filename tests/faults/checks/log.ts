import { treeHash } from '@/tests/support/independent-merkle';

/** The evidence log as it lies in the database, and as people were shown it. */
export type LogFacts = {
  entries: { index: number; leaf: string }[];
  /** one for each size that the log ever had */
  checkpoints: { size: number; note: string }[];
  /** signed notes that people hold */
  shown: string[];
  /** the newest note, by the process that was asked */
  newest: Map<string, string>;
};

/** No gap, no fork: each note ever signed is about the beginning of the one log, and all processes show the same end of it. */
export function checkLog({ entries, checkpoints, shown, newest }: LogFacts): string[] {
  const gap = entries.findIndex(({ index }, place) => index !== place);
  if (gap >= 0) return [`The log has no entry ${gap}.`];
  const rootOf = rootsOf(entries.map(({ leaf }) => Buffer.from(leaf, 'utf8')));
  return [
    ...checkSizes(entries.length, checkpoints),
    ...checkpoints.flatMap(({ note }) => checkNote('A kept checkpoint', note, rootOf)),
    ...shown.flatMap((note) => checkNote('A checkpoint that somebody was shown', note, rootOf)),
    ...checkNewest(newest, checkpoints),
  ];
}

type RootOf = (size: number) => string | null;

function rootsOf(leaves: Buffer[]): RootOf {
  const known = new Map<number, string>();
  return (size) => {
    if (size > leaves.length) return null;
    const root = known.get(size) ?? treeHash(leaves.slice(0, size)).toString('base64');
    known.set(size, root);
    return root;
  };
}

function checkSizes(size: number, checkpoints: LogFacts['checkpoints']): string[] {
  const kept = new Set(checkpoints.map((checkpoint) => checkpoint.size));
  return Array.from({ length: size }, (_, index) => index + 1)
    .filter((each) => !kept.has(each))
    .map((each) => `There is no checkpoint over ${each} entries.`);
}

/** Its second line is the size, its third the root (C2SP tlog-checkpoint). */
function checkNote(what: string, note: string, rootOf: RootOf): string[] {
  const [, size, root] = note.split('\n');
  const expected = rootOf(Number(size));
  if (expected === null) return [`${what} is over ${size} entries, which the log does not have.`];
  return expected === root ? [] : [`${what} over ${size} entries has another root: the log has a fork.`];
}

function checkNewest(newest: LogFacts['newest'], checkpoints: LogFacts['checkpoints']): string[] {
  const last = checkpoints.at(-1)?.note;
  return [...newest]
    .filter(([, note]) => last !== undefined && note !== last)
    .map(([name]) => `${name} shows another checkpoint than the database has.`);
}
