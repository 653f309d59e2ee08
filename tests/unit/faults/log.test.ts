import { checkLog, type LogFacts } from '@/tests/faults/checks/log';
import { treeHash } from '@/tests/support/independent-merkle';

const leaves = ['first', 'second', 'third'];
const noteOf = (size: number, of: string[] = leaves) => {
  const root = treeHash(of.slice(0, size).map((leaf) => Buffer.from(leaf)));
  return `localhost\n${size}\n${root.toString('base64')}\n\n— localhost signature\n`;
};
const sound = (): LogFacts => ({
  entries: leaves.map((leaf, index) => ({ index, leaf })),
  checkpoints: [1, 2, 3].map((size) => ({ size, note: noteOf(size) })),
  shown: [noteOf(2)],
  newest: new Map([
    ['app A', noteOf(3)],
    ['app B', noteOf(3)],
  ]),
});

describe('checkLog', () => {
  it('finds nothing in a sound log', () => {
    expect(checkLog(sound())).toEqual([]);
  });

  it('finds an entry that is missing', () => {
    const facts = sound();
    facts.entries.splice(1, 1);
    expect(checkLog(facts)).toEqual(['The log has no entry 1.']);
  });

  it('finds a checkpoint that is missing', () => {
    const facts = sound();
    facts.checkpoints.splice(0, 1);
    expect(checkLog(facts)).toEqual(['There is no checkpoint over 1 entries.']);
  });

  it('finds a kept checkpoint over other leaves', () => {
    const facts = sound();
    facts.checkpoints[1] = { size: 2, note: noteOf(2, ['first', 'other']) };
    expect(checkLog(facts)).toEqual([
      'A kept checkpoint over 2 entries has another root: the log has a fork.',
    ]);
  });

  it('finds a note that somebody was shown of a log that is no longer there', () => {
    const shown = [noteOf(2, ['first', 'other']), noteOf(4, [...leaves, 'fourth'])];
    expect(checkLog({ ...sound(), shown })).toEqual([
      'A checkpoint that somebody was shown over 2 entries has another root: the log has a fork.',
      'A checkpoint that somebody was shown is over 4 entries, which the log does not have.',
    ]);
  });

  it('finds a process that shows another end', () => {
    const facts = sound();
    facts.newest.set('app B', noteOf(2));
    expect(checkLog(facts)).toEqual(['app B shows another checkpoint than the database has.']);
  });
});
