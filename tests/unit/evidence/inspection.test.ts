import { inspectFile, inspectHash } from '@/components/evidence/inspection';
import { buildProof, testRecord } from '@/tests/support/memory-log';
import { doubleLog, storedFile, storedHash, storedRecord } from '@/tests/support/verify-double';

const stay = () => {};
const honest = buildProof({ record: storedRecord });
const other = buildProof({ record: { ...storedRecord, documentId: 'another' } });
const opening = { salt: honest.salt, record: honest.record };
const refused = { kind: 'refused', reason: expect.stringContaining('its answer is not consistent') };

describe('a file that lies in a vault', () => {
  it('is found by its hash, with the record that its entry commits to', async () => {
    const asked = doubleLog(storedRecord);

    const found = await inspectFile(new File([storedFile.text], storedFile.name), stay);

    expect(found).toMatchObject({
      kind: 'verified',
      entry: { index: honest.index, record: storedRecord, isOfFile: true },
    });
    expect(asked).toContain(`POST /api/vault/verify {"hash":"${storedHash}"}`);
  });

  it('is not found once a byte of it has changed', async () => {
    doubleLog(null);

    const found = await inspectFile(new File([`${storedFile.text}.`], storedFile.name), stay);

    expect(found).toMatchObject({ kind: 'unknown', hash: expect.not.stringContaining(storedHash) });
  });
});

describe('an entry found by its own hash', () => {
  it('shows no record', async () => {
    const lock = buildProof({ record: testRecord });
    doubleLog(testRecord, { opening: null });
    const { commitment } = JSON.parse(lock.leaf) as { commitment: string };

    const found = await inspectHash(commitment);

    expect(found).toMatchObject({ kind: 'verified', entry: { record: null, isOfFile: false } });
  });
});

describe('a server that lies about a file', () => {
  it.each([
    ['answers another entry and no opening', { opening: null }],
    ['gives a record that the entry does not commit to', { opening: { ...opening, record: other.record } }],
    ['gives another salt', { opening: { ...opening, salt: '0'.repeat(64) } }],
    ['gives a salt that is none', { opening: { ...opening, salt: 'xyz' } }],
    ['writes the record another way', { opening: { ...opening, record: ` ${honest.record}` } }],
    ['gives an entry that the checkpoint does not sign', { leaf: other.leaf, opening }],
    ['gives a path that leads elsewhere', { hashes: honest.hashes.map(() => '0'.repeat(64)) }],
    ['gives a path that is none', { hashes: ['what?'] }],
    ['changes the checkpoint', { checkpoint: honest.checkpoint.replace('\n13\n', '\n14\n') }],
    ['gives no checkpoint', { checkpoint: '' }],
  ])('is refused when it %s', async (_how, lies) => {
    doubleLog(storedRecord, lies);

    expect(await inspectHash(storedHash)).toMatchObject(refused);
  });

  it('is refused when the record is about another file', async () => {
    doubleLog({ ...storedRecord, documentHash: 'f'.repeat(64) });

    expect(await inspectHash(storedHash)).toMatchObject(refused);
  });
});
