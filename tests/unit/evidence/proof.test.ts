import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { canonicalJson } from '@/lib/evidence/rules/canonical-json';
import { commit, parseLeaf, sealRecord } from '@/lib/evidence/rules/commitment';
import { checkProof, checkProofText, serializeProof } from '@/lib/evidence/rules/proof';
import { checkProofFile } from '@/lib/evidence/rules/proof-file';
import { formatCheckpoint, signNote } from '@/lib/evidence/rules/signed-note';
import { buildProof, testKey, testRecord, testVerifierKey } from '@/tests/support/memory-log';
import { sample } from '@/tests/support/thoroughness';

const proof = buildProof();
const file = utf8ToBytes(serializeProof(proof));

describe('a proof', () => {
  it('shows the record, its place and its time', () => {
    expect(checkProof(proof)).toMatchObject({
      verified: true,
      entry: {
        record: testRecord,
        time: '2026-11-20T15:04:06.000Z',
        index: 5,
        size: 13,
        origin: 'log.example.com',
        publicKey: testVerifierKey,
      },
    });
  });

  it('holds at every place in trees of any size', () => {
    const place = fc
      .integer({ min: 1, max: 60 })
      .chain((size) => fc.record({ size: fc.constant(size), index: fc.nat(size - 1) }));
    fc.assert(
      fc.property(place, (at) => {
        expect(checkProofText(serializeProof(buildProof(at))).verified).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('holds for any record', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string({ unit: 'grapheme' })), (record) => {
        expect(checkProofText(serializeProof(buildProof({ record }))).verified).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a proof file in which one byte changed', () => {
  const places = sample([...file.keys()], 11);
  const replacements = (byte: number) =>
    [byte ^ 1, byte ^ 0x20, byte ^ 0x80, 0x20, 0x30, 0x41].filter((other) => other !== byte);

  it('fails, whichever byte it is', () => {
    expect(checkProofFile(file).verified).toBe(true);
    const accepted: string[] = [];
    for (const at of places) {
      const byte = file[at]!;
      for (const replacement of replacements(byte)) {
        const changed = file.slice();
        changed[at] = replacement;
        if (checkProofFile(changed).verified) accepted.push(`${at}: ${byte} → ${replacement}`);
      }
    }
    expect(accepted).toEqual([]);
  });

  it('fails when a byte was added or taken away', () => {
    for (const at of [...places, file.length]) {
      const added = Uint8Array.from([...file.slice(0, at), 0x20, ...file.slice(at)]);
      const cut = Uint8Array.from([...file.slice(0, at), ...file.slice(at + 1)]);
      expect(checkProofFile(added).verified).toBe(false);
      if (at < file.length) expect(checkProofFile(cut).verified).toBe(false);
    }
  });

  it('fails with a byte order mark', () => {
    expect(checkProofFile(Uint8Array.from([0xef, 0xbb, 0xbf, ...file])).verified).toBe(false);
  });
});

describe('checkProof', () => {
  const resign = (origin: string, body = formatCheckpoint({ origin, size: 13, root: new Uint8Array(32) })) =>
    signNote(body, testKey);

  it.each([
    [
      'another record',
      { record: '{"type":"deed.released"}' },
      'The record is not the one that the log entry commits to.',
    ],
    [
      'a record that is not canonical',
      { record: proof.record.replace('{', '{ ') },
      'The record was changed.',
    ],
    ['a record that is no object', { record: '[]' }, 'The record was changed.'],
    ['a leaf that is not canonical', { leaf: `${proof.leaf} ` }, 'The log entry was changed.'],
    [
      'an impossible time',
      { leaf: proof.leaf.replace('2026-11-20', '2026-02-30') },
      'The log entry was changed.',
    ],
    [
      'another time',
      { leaf: proof.leaf.replace('2026', '2025') },
      'The entry is not in the tree that the checkpoint signs.',
    ],
    ['another index', { index: 4 }, 'The entry is not in the tree that the checkpoint signs.'],
    ['an index beyond the tree', { index: 13 }, 'The entry is not in the tree that the checkpoint signs.'],
    [
      'a shorter path',
      { hashes: proof.hashes.slice(1) },
      'The entry is not in the tree that the checkpoint signs.',
    ],
    ['a broken key', { publicKey: 'x' }, 'The key of the log was changed.'],
    [
      'a broken signature',
      { checkpoint: proof.checkpoint.replace('13', '14') },
      'The checkpoint is not signed with the key of the log.',
    ],
    [
      'a checkpoint of another log',
      { checkpoint: resign('elsewhere') },
      'The checkpoint is not from this log.',
    ],
    [
      'a note that is no checkpoint',
      { checkpoint: resign('', 'hello\n') },
      'The checkpoint is not from this log.',
    ],
    [
      'another root',
      { checkpoint: resign(testKey.name) },
      'The entry is not in the tree that the checkpoint signs.',
    ],
    [
      'upper-case hex',
      { salt: proof.salt.toUpperCase() },
      'The proof is missing parts that every proof has.',
    ],
    ['an unknown part', { more: 1 }, 'The proof is missing parts that every proof has.'],
    ['another version', { schemaVersion: 2 }, 'The proof is missing parts that every proof has.'],
  ])('refuses %s', (_, change, reason) => {
    expect(checkProof({ ...proof, ...change })).toEqual({ verified: false, reason });
  });

  it.each([null, undefined, 1, 'x', [], {}])('refuses %p', (value) => {
    expect(checkProof(value).verified).toBe(false);
  });

  it('refuses a text that is not JSON', () => {
    expect(checkProofText('hello')).toEqual({
      verified: false,
      reason: 'This is not a proof file, or its text was changed.',
    });
  });
});

describe('an entry', () => {
  const salt = hexToBytes('00'.repeat(32));
  const now = new Date('2026-01-02T03:04:05.678Z');

  it('shows a commitment and the time, and nothing else', () => {
    const { leaf } = sealRecord({ record: testRecord, salt, now, previousLeaf: null });
    const { commitment, ...rest } = parseLeaf(leaf)!;
    expect(rest).toEqual({ time: '2026-01-02T03:04:05.678Z', v: 1 });
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is never dated before the one in front of it', () => {
    const later = canonicalJson({ commitment: 'ab'.repeat(32), time: '2026-01-02T03:04:09.000Z', v: 1 });
    expect(parseLeaf(sealRecord({ record: {}, salt, now, previousLeaf: later }).leaf)?.time).toBe(
      '2026-01-02T03:04:09.000Z',
    );
    const earlier = later.replace('2026', '2025');
    expect(parseLeaf(sealRecord({ record: {}, salt, now, previousLeaf: earlier }).leaf)?.time).toBe(
      now.toISOString(),
    );
  });

  it('cannot be guessed without its salt', () => {
    expect(commit(salt, '{}')).not.toEqual(commit(hexToBytes('01'.repeat(32)), '{}'));
  });
});
