import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { appendEntry } from '@/lib/evidence/commands';
import { getCheckpoint, getConsistency, getInclusion, getVerifierKey } from '@/lib/evidence/queries/log';
import { getProof, getProofFile } from '@/lib/evidence/queries/proofs';
import { parseLeaf } from '@/lib/evidence/rules/commitment';
import { isConsistent } from '@/lib/evidence/rules/merkle';
import { checkProof } from '@/lib/evidence/rules/proof';
import { checkProofFile } from '@/lib/evidence/rules/proof-file';
import { openNote, parseCheckpoint, parseVerifierKey } from '@/lib/evidence/rules/signed-note';
import { transaction } from '@/lib/platform/db';
import { query } from '@/tests/support/database';
import { consistencyProof, inclusionPath, treeHash } from '@/tests/support/independent-merkle';
import { enter, fillLog } from '@/tests/support/log';

const leavesOfLog = async () => {
  const rows = await query<{ leaf: string }>('SELECT leaf FROM log_entries ORDER BY index');
  return rows.map((row) => Buffer.from(row.leaf));
};

const openCheckpoint = (note: string) =>
  parseCheckpoint(openNote(note, parseVerifierKey(getVerifierKey())!)!)!;
const toHex = (hashes: Buffer[]) => hashes.map((hash) => hash.toString('hex'));

describe('entries one after the other', () => {
  it('give the tree, the paths and the consistency proofs of the RFC', async () => {
    expect(await fillLog(7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const leaves = await leavesOfLog();
    const notes = await query<{ size: number; note: string }>(
      'SELECT size, note FROM log_checkpoints ORDER BY size',
    );
    expect(notes.map(({ size }) => size)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { size, note } of notes) {
      const checkpoint = openCheckpoint(note);
      expect(checkpoint).toMatchObject({ origin: 'localhost:3000', size });
      expect(bytesToHex(checkpoint.root)).toBe(treeHash(leaves.slice(0, size)).toString('hex'));
      const inclusion = await getInclusion({ index: size - 1, size: 7 });
      expect(inclusion.hashes).toEqual(toHex(inclusionPath(size - 1, leaves)));
      const consistency = await getConsistency({ from: size, to: 7 });
      expect(consistency.hashes).toEqual(size === 7 ? [] : toHex(consistencyProof(size, leaves)));
    }
  });

  it('hold a proof each, which checks itself as page and as JSON', async () => {
    await fillLog(6);
    for (let index = 0; index < 6; index++) {
      const check = checkProof(await getProof(index));
      expect(check).toMatchObject({
        verified: true,
        entry: { index, size: 6, record: { ownerName: `owner ${index}` } },
      });
    }
    for (const format of ['html', 'json'] as const) {
      const file = await getProofFile({ index: 3, format });
      expect(checkProofFile(Buffer.from(file.text)).verified).toBe(true);
    }
  });

  it('show nothing of the record in public', async () => {
    await enter('Ada Lovelace');
    const [leaf] = await leavesOfLog();
    expect(leaf?.toString()).not.toContain('Ada');
    expect(Object.keys(parseLeaf(leaf!.toString())!)).toEqual(['commitment', 'time', 'v']);
  });

  it('never run backwards in time', async () => {
    jest.useFakeTimers({
      now: new Date('2030-01-01T00:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval', 'queueMicrotask'],
    });
    await enter('first');
    jest.setSystemTime(new Date('2029-01-01T00:00:00Z'));
    await enter('second');
    jest.useRealTimers();
    const times = (await leavesOfLog()).map((leaf) => parseLeaf(leaf.toString())!.time);
    expect(times).toEqual(['2030-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z']);
  });
});

describe('many transactions at once', () => {
  it('leave no gap and no fork, and every proof holds', async () => {
    const before = await enter('before');
    const old = openCheckpoint(await getCheckpoint());
    const indexes = await Promise.all(Array.from({ length: 24 }, (_, at) => enter(`owner ${at}`)));
    expect([before, ...indexes].sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, at) => at));
    const latest = openCheckpoint(await getCheckpoint());
    expect(bytesToHex(latest.root)).toBe(treeHash(await leavesOfLog()).toString('hex'));
    for (const index of indexes) expect(checkProof(await getProof(index)).verified).toBe(true);
    const { hashes } = await getConsistency({ from: old.size, to: latest.size });
    expect(isConsistent({ from: old, to: latest, hashes: hashes.map((hash) => hexToBytes(hash)) })).toBe(
      true,
    );
  });

  it('leave nothing of one that failed', async () => {
    const failing = transaction(async (tx) => {
      await appendEntry(tx, { record: { type: 'deed.locked' } });
      throw new Error('the caller failed');
    });
    const results = await Promise.allSettled([failing, enter('a'), enter('b')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    for (const table of ['log_entries', 'log_openings', 'log_checkpoints']) {
      const [row] = await query<{ count: string }>(`SELECT count(*) FROM ${table}`);
      expect(row?.count).toBe('2');
    }
    expect(checkProof(await getProof(1)).verified).toBe(true);
  });
});

describe('the log', () => {
  it.each(['log_entries', 'log_nodes', 'log_checkpoints'])(
    'refuses to change or lose rows of %s',
    async (table) => {
      await enter('a');
      const column = table === 'log_checkpoints' ? 'size' : 'index';
      await expect(query(`UPDATE ${table} SET ${column} = ${column} + 100`)).rejects.toThrow(
        'cannot be changed',
      );
      await expect(query(`DELETE FROM ${table}`)).rejects.toThrow('cannot be changed');
      await expect(query(`TRUNCATE ${table}`)).rejects.toThrow('cannot be changed');
    },
  );

  it('forgets a record on request, and all other proofs still hold', async () => {
    await fillLog(4);
    await query('UPDATE log_openings SET salt = NULL, record = NULL WHERE index = 2');
    await expect(getProof(2)).rejects.toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('erased') as string,
    });
    for (const index of [0, 1, 3]) expect(checkProof(await getProof(index)).verified).toBe(true);
  });

  it('has no proof of an entry that is not there', async () => {
    await expect(getProof(0)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('signs its state anew when the key or the origin was replaced', async () => {
    await enter('a');
    const [row] = await query<{ note: string }>('SELECT note FROM log_checkpoints');
    await query('SET session_replication_role = replica');
    await query('UPDATE log_checkpoints SET note = $1', [
      row!.note.replaceAll('localhost:3000', 'old.example'),
    ]);
    await query('SET session_replication_role = DEFAULT');
    expect(openCheckpoint(await getCheckpoint())).toMatchObject({ origin: 'localhost:3000', size: 1 });
    expect(checkProof(await getProof(0)).verified).toBe(true);
  });
});
