import { GET as listLocks } from '@/app/api/deedguard/locked-deeds/route';
import { createAdmin, createOwner, visitor } from '@/tests/support/actors';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { callRoute } from '@/tests/support/http';
import { releaseLock } from '@/tests/support/locks';

const get = (as: { cookie: string } | null) =>
  callRoute(listLocks, { url: '/api/deedguard/locked-deeds', as });

describe('GET /api/deedguard/locked-deeds', () => {
  afterEach(releaseClock);

  it('lists the own locks in every state, newest first, those in force with their unlock codes', async () => {
    holdClock('2026-11-20T15:00:00.000Z');
    const owner = await createOwner();
    const due = await buildLock(owner, {
      propertyAddress: '1 Main St, Austin, TX 78701',
      expiryDays: 30,
      lockType: 'temporary',
    });
    advanceClock({ minutes: 1 });
    const paid = await buildLock(owner, { propertyAddress: '2 Main St, Austin, TX 78701' });
    await buildPaidPayment(owner, { lockId: paid.id });
    advanceClock({ minutes: 1 });
    const released = await buildLock(owner, { propertyAddress: '3 Main St, Austin, TX 78701' });
    await releaseLock(owner, released);
    const answer = await get(owner);

    expect(answer.status).toBe(200);
    const common = {
      lockType: 'permanent',
      paidAt: null,
      expiresAt: null,
      releasedAt: null,
      releaseReason: null,
      county: 'Travis County',
      parcelNumber: null,
      contested: false,
      isDemo: false,
      releaseLogIndex: null,
    };
    expect(answer.body).toEqual([
      {
        ...common,
        id: released.id,
        timestamp: '2026-11-20T15:02:00.000Z',
        status: 'released',
        paymentDueAt: '2026-11-27T15:02:00.000Z',
        releasedAt: '2026-11-20T15:02:00.000Z',
        releaseReason: 'owner',
        releaseLogIndex: 3,
        metadata: {
          propertyAddress: '3 Main St, Austin, TX 78701',
          ownerName: 'Ada Lovelace',
          unlockCode: null,
        },
        logIndex: 2,
      },
      {
        ...common,
        id: paid.id,
        timestamp: '2026-11-20T15:01:00.000Z',
        status: 'paid',
        paymentDueAt: '2026-11-27T15:01:00.000Z',
        paidAt: '2026-11-20T15:01:00.000Z',
        isDemo: true,
        metadata: {
          propertyAddress: '2 Main St, Austin, TX 78701',
          ownerName: 'Ada Lovelace',
          unlockCode: paid.unlockCode,
        },
        logIndex: 1,
      },
      {
        ...common,
        id: due.id,
        timestamp: '2026-11-20T15:00:00.000Z',
        status: 'due',
        lockType: 'temporary',
        paymentDueAt: '2026-11-27T15:00:00.000Z',
        expiresAt: '2026-12-20T15:00:00.000Z',
        metadata: {
          propertyAddress: '1 Main St, Austin, TX 78701',
          ownerName: 'Ada Lovelace',
          unlockCode: due.unlockCode,
        },
        logIndex: 0,
      },
    ]);
  });

  it.each([createOwner, createAdmin])('does not show the locks of others', async (create) => {
    await buildLock(await createOwner());
    const answer = await get(await create());
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual([]);
  });

  it('answers a visitor 401', async () => {
    const answer = await get(visitor);
    expect(answer.status).toBe(401);
    expect(answer.body).toEqual({ message: 'Please log in to continue.', code: 'not_signed_in' });
  });
});
