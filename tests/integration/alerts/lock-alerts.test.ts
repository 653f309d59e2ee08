import { warnOfLapsingLocks } from '@/lib/deeds/commands/lock-alerts';
import { releaseOverdueLocks } from '@/lib/deeds/commands/release';
import { remindOfUnpaidLocks } from '@/lib/deeds/commands/reminders';
import { createOwner } from '@/tests/support/actors';
import { readAlerts } from '@/tests/support/alerts';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { releaseLock } from '@/tests/support/locks';
import { listAudit } from '@/tests/support/rows';

const propertyAddress = '12 Main St, Austin, TX 78701';
const typesOf = () =>
  query<{ type: string }>('SELECT type FROM notifications ORDER BY created_at, id').then((rows) =>
    rows.map(({ type }) => type),
  );

describe('the alert about an unpaid lock', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00Z'));
  afterEach(releaseClock);

  async function remindOn(day: number) {
    advanceClock({ days: day });
    await remindOfUnpaidLocks();
  }

  it('comes with the second reminder, is high with the last one, and is one', async () => {
    const owner = await createOwner();
    await buildLock(owner, { propertyAddress });
    await remindOn(1);
    expect(await readAlerts(owner)).toEqual([]);
    await remindOn(3);
    expect(await readAlerts(owner)).toMatchObject([
      {
        kind: 'lock.unpaid',
        level: 'MEDIUM',
        title: `The lock on ${propertyAddress} is unpaid and ends on November 27, 2026`,
        facts: { address: propertyAddress, endsAt: '2026-11-27T15:00:00.000Z' },
      },
    ]);
    await remindOn(2);
    expect(await readAlerts(owner)).toMatchObject([{ level: 'HIGH', status: 'active' }]);
  });

  it('says nothing that the reminder does not say', async () => {
    await buildLock(await createOwner());
    await remindOn(4);
    expect(await typesOf()).toEqual(['deed.unpaid']);
  });

  it('notes in its trail that it became high', async () => {
    await buildLock(await createOwner());
    await remindOn(4);
    await remindOn(2);
    const [alert] = await query<{ id: string }>('SELECT id FROM alerts');
    expect((await listAudit(alert!.id)).map(({ type, data }) => [type, data])).toEqual([
      ['alert.raised', { kind: 'lock.unpaid', level: 'MEDIUM' }],
      ['alert.level_raised', { level: 'HIGH' }],
    ]);
  });

  it('stays resolved once its owner has resolved it', async () => {
    const owner = await createOwner();
    await buildLock(owner);
    await remindOn(4);
    await query("UPDATE alerts SET status = 'resolved'");
    await remindOn(2);
    expect(await readAlerts(owner)).toMatchObject([{ status: 'resolved', level: 'MEDIUM' }]);
  });

  it('ends by itself when the lock is paid', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await remindOn(4);
    await buildPaidPayment(owner, { lockId: lock.id });
    expect(await readAlerts(owner)).toMatchObject([
      { status: 'resolved', resolved_reason: 'The lock was paid for.' },
    ]);
  });

  it('ends by itself when the lock does, of which another one tells', async () => {
    const owner = await createOwner();
    await buildLock(owner);
    await remindOn(4);
    advanceClock({ days: 3 });
    await releaseOverdueLocks();
    expect(await readAlerts(owner)).toMatchObject([
      { kind: 'lock.unpaid', status: 'resolved', resolved_reason: 'The lock has ended.' },
      { kind: 'lock.released', status: 'active', level: 'HIGH' },
    ]);
  });
});

describe('the alert about a lock that has ended', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00Z'));
  afterEach(releaseClock);

  it('says that it was released with its code, beside the one notice of that', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner, { propertyAddress });
    await releaseLock(owner, lock);
    expect(await readAlerts(owner)).toMatchObject([
      {
        kind: 'lock.released',
        level: 'HIGH',
        title: `The lock on ${propertyAddress} has ended`,
        facts: { address: propertyAddress, releasedAt: '2026-11-20T15:00:00.000Z', releaseReason: 'owner' },
      },
    ]);
    expect(await typesOf()).toEqual(['deed.released']);
  });

  it('is quieter when its end date came', async () => {
    const owner = await createOwner();
    await buildLock(owner, { lockType: 'temporary', expiryDays: 2 });
    advanceClock({ days: 2 });
    await releaseOverdueLocks();
    expect(await readAlerts(owner)).toMatchObject([
      { kind: 'lock.released', level: 'MEDIUM', facts: { releaseReason: 'expired' } },
    ]);
  });
});

describe('the job that warns of temporary locks', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00Z'));
  afterEach(releaseClock);

  async function lockFor(expiryDays: number | null) {
    const owner = await createOwner();
    const lock = await buildLock(owner, {
      propertyAddress,
      lockType: expiryDays === null ? 'permanent' : 'temporary',
      expiryDays,
    });
    await buildPaidPayment(owner, { lockId: lock.id });
    return owner;
  }

  it('warns once, 14 days before the end', async () => {
    const owner = await lockFor(60);
    advanceClock({ days: 46, ms: -1 });
    expect(await warnOfLapsingLocks()).toEqual({ warned: 0 });
    advanceClock({ ms: 1 });
    const both = await Promise.all([warnOfLapsingLocks(), warnOfLapsingLocks()]);
    expect(both.map(({ warned }) => warned).sort()).toEqual([0, 1]);
    expect(await warnOfLapsingLocks()).toEqual({ warned: 0 });
    expect(await readAlerts(owner)).toMatchObject([
      {
        kind: 'lock.lapsing',
        level: 'MEDIUM',
        title: `The temporary lock on ${propertyAddress} ends on January 19, 2027`,
      },
    ]);
  });

  it('waits for the second half of a short lock', async () => {
    await lockFor(10);
    advanceClock({ days: 4 });
    expect(await warnOfLapsingLocks()).toEqual({ warned: 0 });
    advanceClock({ days: 1 });
    expect(await warnOfLapsingLocks()).toEqual({ warned: 1 });
  });

  it('says nothing of a lock without an end', async () => {
    await lockFor(null);
    advanceClock({ days: 400 });
    expect(await warnOfLapsingLocks()).toEqual({ warned: 0 });
  });
});
