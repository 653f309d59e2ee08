import { entriesOf, stateOfLock, type LockFacts } from '@/lib/deeds/rules/lock-state';

const lock: LockFacts = {
  status: 'due',
  logIndex: 4,
  paymentDueAt: new Date('2026-11-27T15:00:00Z'),
  paidAt: null,
  expiresAt: null,
  releasedAt: null,
  releaseReason: null,
  releaseLogIndex: null,
  contestedAt: null,
  contests: [],
  payments: [],
};
const paid: LockFacts = { ...lock, status: 'paid', paidAt: new Date('2026-11-21T15:00:00Z') };
const released: LockFacts = {
  ...paid,
  status: 'released',
  releasedAt: new Date('2026-11-22T15:00:00Z'),
  releaseReason: 'expired',
  releaseLogIndex: 9,
};
const contested: LockFacts = {
  ...paid,
  contestedAt: new Date('2026-11-22T15:00:00Z'),
  contests: [
    { logIndex: 8, endLogIndex: null },
    { logIndex: 5, endLogIndex: 6 },
  ],
};

describe('the state of a lock in its proof', () => {
  it('is due until it is paid, then locked, and has a day of payment only while it is due', () => {
    expect(stateOfLock(lock)).toMatchObject({
      state: 'due',
      paymentDueAt: '2026-11-27T15:00:00.000Z',
      ended: null,
    });
    expect(stateOfLock(paid)).toMatchObject({
      state: 'locked',
      paymentDueAt: null,
      paidAt: '2026-11-21T15:00:00.000Z',
      ended: null,
    });
  });

  it('is ended with when, why and the entry', () => {
    expect(stateOfLock(released)).toEqual({
      index: 4,
      state: 'ended',
      ended: { at: '2026-11-22T15:00:00.000Z', by: 'expired', index: 9 },
      paidAt: '2026-11-21T15:00:00.000Z',
      paymentDueAt: null,
      expiresAt: null,
    });
  });

  it('says that another account has locked the property too, for as long as that is so', () => {
    expect(stateOfLock(contested)).toMatchObject({ state: 'locked', contested: true });
    expect(stateOfLock(paid)).not.toHaveProperty('contested');
    expect(stateOfLock({ ...contested, contestedAt: null })).not.toHaveProperty('contested');
  });

  it('says that the payment was a demo, in force and ended', () => {
    const payments = [{ provider: 'demo' as const, refundedAt: null }];
    expect(stateOfLock({ ...paid, payments })).toMatchObject({ state: 'locked', demo: true });
    expect(stateOfLock({ ...released, payments })).toMatchObject({ state: 'ended', demo: true });
    expect(stateOfLock({ ...paid, payments: [{ provider: 'stripe', refundedAt: null }] })).not.toHaveProperty(
      'demo',
    );
  });

  it('says that the payment was returned, also after an end of another kind', () => {
    const payments = [{ provider: 'demo' as const, refundedAt: new Date() }];
    expect(stateOfLock({ ...released, payments })).toMatchObject({ demo: true, refunded: true });
    expect(stateOfLock({ ...released, payments: [] })).not.toHaveProperty('refunded');
  });

  it('is not made up for a row whose end is not in the log', () => {
    expect(() => stateOfLock({ ...released, releaseLogIndex: null })).toThrow('not in the log');
  });
});

describe('what a proof holds', () => {
  it.each([
    ['lock', lock, [4]],
    ['history', lock, [4]],
    ['release', lock, null],
    ['lock', released, [4]],
    ['release', released, [9]],
    ['history', released, [4, 9]],
    ['lock', contested, [4]],
    ['history', contested, [4, 5, 6, 8]],
  ] as const)('of the %s', (kind, facts, indexes) => expect(entriesOf(kind, facts)).toEqual(indexes));
});
