import { sayState, stateBefore, type LockLife } from '@/lib/properties/rules/property-state';

const day = (text: string) => new Date(`${text}T12:00:00.000Z`);

function aLock(changes: Partial<LockLife> = {}): LockLife {
  return {
    id: 'first',
    createdAt: day('2026-01-05'),
    paymentDueAt: day('2026-01-12'),
    paidAt: null,
    expiresAt: null,
    releasedAt: null,
    releaseReason: null,
    isDemo: false,
    contests: [],
    ...changes,
  };
}

const before = (end: string, ...locks: LockLife[]) => stateBefore(locks, day(end));

describe('the state of a property at a moment', () => {
  it('is none before its first lock', () => {
    expect(before('2026-01-04', aLock())).toMatchObject({ is: 'none', lockId: null });
  });

  it('waits for payment until it was paid', () => {
    const paid = aLock({ paidAt: day('2026-01-07') });

    expect(before('2026-01-06', paid)).toMatchObject({ is: 'due', paymentDueAt: '2026-01-12T12:00:00.000Z' });
    expect(before('2026-01-08', paid)).toMatchObject({ is: 'locked', paymentDueAt: null });
  });

  it('is locked until its end, and ended from then on', () => {
    const ended = aLock({
      paidAt: day('2026-01-07'),
      releasedAt: day('2026-02-01'),
      releaseReason: 'owner',
      expiresAt: day('2026-06-01'),
    });

    expect(before('2026-01-31', ended)).toMatchObject({
      is: 'locked',
      expiresAt: '2026-06-01T12:00:00.000Z',
    });
    expect(before('2026-02-02', ended)).toMatchObject({ is: 'ended', endedBy: 'owner', expiresAt: null });
  });

  it('is that of the lock which was in force, of several', () => {
    const first = aLock({ releasedAt: day('2026-02-01'), releaseReason: 'unpaid' });
    const second = aLock({ id: 'second', createdAt: day('2026-03-01') });

    expect(before('2026-01-20', second, first)).toMatchObject({ lockId: 'first', is: 'due' });
    expect(before('2026-02-20', second, first)).toMatchObject({ lockId: 'first', is: 'ended' });
    expect(before('2026-03-20', first, second)).toMatchObject({ lockId: 'second', is: 'due' });
  });

  it('is contested as long as another account had locked it', () => {
    const contested = aLock({
      contests: [{ since: '2026-01-10T00:00:00Z', endedAt: '2026-01-20T00:00:00Z' }],
    });

    expect(['2026-01-09', '2026-01-15', '2026-01-21'].map((end) => before(end, contested).contested)).toEqual(
      [false, true, false],
    );
  });
});

describe('the state in words', () => {
  it.each([
    [before('2026-01-01', aLock()), 'Not locked', 'There was no lock yet.'],
    [
      before('2026-01-06', aLock()),
      'Waiting for payment',
      'Locked on Jan 5, 2026. It ends on Jan 12, 2026 unless it is paid.',
    ],
    [
      before('2026-02-06', aLock({ paidAt: day('2026-01-06'), expiresAt: day('2026-12-31') })),
      'Locked',
      'In force since Jan 5, 2026. It lasts until Dec 31, 2026.',
    ],
    [
      before(
        '2026-02-06',
        aLock({ paidAt: day('2026-01-06'), contests: [{ since: '2026-01-10T00:00:00Z', endedAt: null }] }),
      ),
      'Locked, contested',
      'In force since Jan 5, 2026. Another account has locked the same property.',
    ],
    [
      before('2026-02-06', aLock({ releasedAt: day('2026-02-01'), releaseReason: 'owner' })),
      'Ended',
      'Locked on Jan 5, 2026. The lock ended on Feb 1, 2026: released by you.',
    ],
  ])('%#', (state, title, text) => {
    expect(sayState(state)).toEqual({ title, text });
  });
});
