import { once } from 'node:events';
import { bytesToHex } from '@noble/hashes/utils.js';
import { getConsistency, getCheckpoint, getInclusion, listEntries } from '@/lib/evidence/queries/log';
import { messageOf, startProcess } from '@/tests/support/app-process';
import { query } from '@/tests/support/database';
import { consistencyProof, inclusionPath, treeHash } from '@/tests/support/independent-merkle';
import { countRows } from '@/tests/support/rows';

const script = 'tests/support/lock-five-properties.ts';
const COUNT = 10;
const all = Array.from({ length: COUNT }, (_, index) => index);

describe('two app processes that lock five properties each, at once', () => {
  it('make ten entries without a gap or a fork, all of which can be proved', async () => {
    const processes = [startProcess(script), startProcess(script)];
    await Promise.all(processes.map(messageOf));
    const answers = Promise.all(processes.map(messageOf));
    const exits = Promise.all(processes.map((child) => once(child, 'exit')));
    for (const child of processes) child.send('go');
    const indexes = (await answers).flat() as number[];
    expect(await exits).toEqual([
      [0, null],
      [0, null],
    ]);

    expect(indexes.sort((a, b) => a - b)).toEqual(all);
    const locks = await query<{ log_index: number }>('SELECT log_index FROM deed_locks ORDER BY log_index');
    expect(locks.map((lock) => lock.log_index)).toEqual(all);
    expect(await countRows('users')).toBe(2);

    const { entries } = await listEntries({ start: 0, end: COUNT });
    expect(entries.map((entry) => entry.index)).toEqual(all);
    const leaves = entries.map((entry) => Buffer.from(entry.leaf, 'utf8'));
    await expectCheckpoints(leaves);
    await expectProofs(leaves);
  }, 60_000);
});

/** One signed root for every size that the log had: a fork would leave one that does not fit. */
async function expectCheckpoints(leaves: Buffer[]): Promise<void> {
  const rows = await query<{ size: number; note: string }>(
    'SELECT size, note FROM log_checkpoints ORDER BY size',
  );
  expect(rows.map((row) => row.size)).toEqual(all.map((index) => index + 1));
  for (const { size, note } of rows) {
    const [, statedSize, root] = note.split('\n');
    expect([Number(statedSize), root]).toEqual([size, treeHash(leaves.slice(0, size)).toString('base64')]);
  }
  expect(await getCheckpoint()).toBe(rows.at(-1)?.note);
}

async function expectProofs(leaves: Buffer[]): Promise<void> {
  for (let to = 1; to <= COUNT; to += 1) {
    const tree = leaves.slice(0, to);
    for (let index = 0; index < to; index += 1) {
      const { hashes } = await getInclusion({ index, size: to });
      expect(hashes).toEqual(inclusionPath(index, tree).map(bytesToHex));
    }
    for (let from = 1; from <= to; from += 1) {
      const { hashes } = await getConsistency({ from, to });
      expect(hashes).toEqual(consistencyProof(from, tree).map(bytesToHex));
    }
  }
}
