import { utf8ToBytes } from '@noble/hashes/utils.js';
import {
  describeOldReach,
  describeReach,
  describeState,
  openLockState,
  viewState,
} from '@/lib/evidence/rules/lock-state';
import { checkProof, checkProofText, serializeProof } from '@/lib/evidence/rules/proof';
import { checkProofFile } from '@/lib/evidence/rules/proof-file';
import { parseVerifierKey, signNote } from '@/lib/evidence/rules/signed-note';
import {
  buildEndedProofs,
  buildLockProof,
  buildProof,
  buildState,
  signState,
  testEnd,
  testKey,
  testVerifierKey,
} from '@/tests/support/memory-log';
import { sample } from '@/tests/support/thoroughness';

const changed = { verified: false, reason: 'What the file says of the lock was changed.' };
const key = parseVerifierKey(testVerifierKey)!;

describe('the proof of a lock', () => {
  it('tells the state of the lock at the time of its making', () => {
    const state = buildState();
    expect(checkProof(buildLockProof(state))).toMatchObject({
      verified: true,
      entry: { index: 5 },
      others: [],
      state,
    });
  });

  it('of the format before still verifies, and tells no state', () => {
    expect(checkProof(buildProof())).toMatchObject({ verified: true, state: null, others: [] });
  });

  it('carries that its payment was a demo', () => {
    const state = buildState({ demo: true });
    expect(checkProof(buildLockProof(state))).toMatchObject({ verified: true, state: { demo: true } });
  });

  it('holds the whole history, each entry under the same checkpoint', () => {
    expect(checkProof(buildEndedProofs().history)).toMatchObject({
      verified: true,
      entry: { index: 5, record: { type: 'deed.locked' } },
      others: [{ index: 9, record: { type: 'deed.released', reason: 'owner' } }],
      state: { state: 'ended', ended: { by: 'owner', index: 9 } },
    });
  });

  it('can be of the release alone', () => {
    expect(checkProof(buildEndedProofs().release)).toMatchObject({
      verified: true,
      entry: { index: 9, record: { type: 'deed.released' } },
      state: { index: 5, state: 'ended' },
    });
  });

  it.each([
    ['another checkpoint', { size: 12 }],
    ['another entry', { index: 4 }],
    ['another commitment', { commitment: 'ab'.repeat(32) }],
  ])('is refused with a state of %s', (_, change) => {
    expect(checkProof(buildLockProof(buildState(change)))).toEqual(changed);
  });

  it.each([
    ['a lock in force', {}],
    ['an end at another time', { ...testEnd, ended: { ...testEnd.ended!, at: '2026-11-22T08:00:00.001Z' } }],
    ['an end for another reason', { ...testEnd, ended: { ...testEnd.ended!, by: 'unpaid' as const } }],
    ['an end in another entry', { ...testEnd, ended: { ...testEnd.ended!, index: 10 } }],
  ])('of a release is refused beside %s', (_, change) => {
    const { history } = buildEndedProofs();
    const known = openLockState(history.state, key)!;
    const state = signState(buildState({ commitment: known.commitment, ...change }));
    expect(checkProof({ ...history, state })).toEqual(changed);
  });

  it.each([
    [
      'somebody else signed',
      signState(buildState()).replace(/— log.example.com ..../, '— log.example.com AAAA'),
    ],
    ['was edited', signState(buildState()).replace('"locked"', '"ended"')],
    ['is no state', signNote('log.example.com/lock-state\n{}\n', testKey)],
    ['is a checkpoint', buildProof().checkpoint],
    ['ended without an end', signState(buildState({ state: 'ended' }))],
  ])('is refused with a state that %s', (_, state) => {
    expect(checkProof({ ...buildLockProof(), state })).toEqual(changed);
  });

  it('is refused when an entry of its history is of another tree', () => {
    const { history } = buildEndedProofs();
    const [release] = history.others;
    const others = [{ ...release!, hashes: release!.hashes.slice(1) }];
    expect(checkProof({ ...history, others })).toMatchObject({ verified: false });
  });

  it('fails at every byte that is changed', () => {
    const file = utf8ToBytes(serializeProof(buildEndedProofs().history));
    expect(checkProofFile(file).verified).toBe(true);
    const accepted = sample([...file.keys()], 23).filter((at) => {
      const copy = Uint8Array.from(file);
      copy[at]! ^= 1;
      return checkProofFile(copy).verified;
    });
    expect(accepted).toEqual([]);
  });

  it('has one spelling', () => {
    const text = serializeProof(buildLockProof());
    expect(checkProofText(text).verified).toBe(true);
    expect(checkProofText(` ${text}`).verified).toBe(false);
  });
});

describe('what a proof says of its lock', () => {
  const ended = buildState(testEnd);
  const due = buildState({ state: 'due', paidAt: null, paymentDueAt: '2026-11-27T15:04:05.678Z' });

  it('names the end, why and where', () => {
    expect(describeState(ended)).toMatch(
      /^This lock ended on November 22, 2026 .*\. Released by the account that locked it \(entry 9 of the log\)\.$/,
    );
  });

  it.each([
    ['owner', 'Released by the account that locked it'],
    ['unpaid', 'Not paid within 7 days'],
    ['expired', 'Its end date came'],
    ['refund', 'The money was returned'],
  ] as const)('says of %s: %s', (by, why) => {
    const state = buildState({ ...testEnd, ended: { ...testEnd.ended!, by } });
    expect(viewState(state)).toContainEqual({ label: 'Why', value: why, kind: 'text' });
  });

  it('says of an unpaid lock when it ends by itself', () => {
    expect(describeState(due)).toContain('It ends by itself unless it is paid by November 27, 2026');
  });

  it('says that the payment was taken back after its owner had ended it', () => {
    const demo = buildState({ ...testEnd, demo: true, refunded: true });
    expect(describeState(demo)).toContain('The demo payment was taken back: no money moved.');
    expect(viewState(demo)).toContainEqual({
      label: 'Payment',
      value: 'The demo payment was taken back: no money moved',
      kind: 'text',
    });
    expect(describeState(buildState({ ...testEnd, refunded: true }))).toContain('The money was returned.');
    expect(checkProof(buildLockProof(demo))).toMatchObject({ verified: true, state: { refunded: true } });
  });

  it('says that no money moved where the payment was a demo', () => {
    const demo = buildState({ demo: true });
    expect(viewState(demo).map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Payment', 'Paid (demo)']),
    );
    expect(viewState(buildState()).map(({ label }) => label)).not.toContain('Payment');
    expect(describeState(demo)).toContain('The payment was a demo: no money moved.');
    expect(describeState(buildState({ ...testEnd, demo: true }))).toContain(
      'Released by the account that locked it (entry 9 of the log). The payment was a demo: no money moved.',
    );
  });

  it('says of a demo payment that was taken back that no money was returned', () => {
    const taken = buildState({ ...testEnd, ended: { ...testEnd.ended!, by: 'refund' }, demo: true });
    expect(describeState(taken)).toMatch(/\. The demo payment was taken back: no money moved \(entry 9/);
    expect(viewState(taken)).toContainEqual({
      label: 'Why',
      value: 'The demo payment was taken back: no money moved',
      kind: 'text',
    });
  });

  it('says up to when it speaks, but not of what has ended', () => {
    expect(describeReach(buildState(), 'log.example.com')).toContain('up to November 23, 2026');
    expect(describeReach(buildState(), 'log.example.com')).toContain('a checkpoint over 13 entries');
    expect(describeReach(ended, 'log.example.com')).toBeNull();
    expect(describeOldReach(1, 'log.example.com')).toContain(
      'up to a checkpoint over 1 entry, and cannot know',
    );
  });

  it('shows that another account has locked the same property', () => {
    expect(viewState(buildState({ contested: true })).map(({ label }) => label)).toContain('Contested');
  });
});
