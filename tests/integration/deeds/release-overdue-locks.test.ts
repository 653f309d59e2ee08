import { releaseOverdueLocks } from '@/lib/deeds/commands/release';
import { createOwner } from '@/tests/support/actors';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { readLock } from '@/tests/support/locks';
import { countRows, listAudit } from '@/tests/support/rows';

const nothing = { unpaid: 0, expired: 0 };

describe('the job that releases overdue locks', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00.000Z'));
  afterEach(releaseClock);

  it('releases a lock that is not paid after 7 days, and tells the owner', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
    advanceClock({ days: 7, ms: -1 });
    expect(await releaseOverdueLocks()).toEqual(nothing);
    advanceClock({ ms: 1 });
    expect(await releaseOverdueLocks()).toEqual({ unpaid: 1, expired: 0 });

    expect(await readLock(lock.id)).toEqual({
      status: 'released',
      paid_at: null,
      released_at: new Date('2026-11-27T15:00:00.000Z'),
      release_reason: 'unpaid',
    });
    const [opening] = await query<{ record: string }>('SELECT record FROM log_openings WHERE index = 1');
    expect(JSON.parse(opening!.record)).toMatchObject({
      type: 'deed.released',
      lockIndex: 0,
      reason: 'unpaid',
    });
    expect((await listAudit(lock.id)).at(-1)).toEqual({
      type: 'deed.released',
      actor_id: null,
      subject_id: lock.id,
      data: { reason: 'unpaid' },
    });
    expect(await query('SELECT user_id, type, title, message, href, read_at FROM notifications')).toEqual([
      {
        user_id: owner.user.id,
        type: 'deed.released',
        title: 'Your lock has ended',
        message:
          'The lock on 12 Main St, Austin, TX 78701 ended because it was not paid within 7 days. You can lock the property again.',
        href: '/deedguard-protection#your-properties',
        read_at: null,
      },
    ]);
  });

  it('never releases a permanent lock that is paid', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner);
    await buildPaidPayment(owner, { lockId: lock.id });
    advanceClock({ days: 4000 });
    expect(await releaseOverdueLocks()).toEqual(nothing);
    expect(await readLock(lock.id)).toMatchObject({ status: 'paid' });
  });

  it('ends a temporary lock when it reached its end date, paid or not', async () => {
    const owner = await createOwner();
    const paid = await buildLock(owner, { lockType: 'temporary', expiryDays: 3 });
    await buildPaidPayment(owner, { lockId: paid.id });
    const due = await buildLock(owner, { lockType: 'temporary', expiryDays: 3 });
    advanceClock({ days: 3, ms: -1 });
    expect(await releaseOverdueLocks()).toEqual(nothing);
    advanceClock({ ms: 1 });
    expect(await releaseOverdueLocks()).toEqual({ unpaid: 0, expired: 2 });

    for (const { id } of [paid, due]) {
      expect(await readLock(id)).toMatchObject({ status: 'released', release_reason: 'expired' });
    }
    const messages = await query<{ message: string }>(
      `SELECT message FROM notifications WHERE type = 'deed.released'`,
    );
    expect(messages).toHaveLength(2);
    expect(messages[0]!.message).toContain('because it reached its end date');
  });

  it('does it once when two workers run at the same time, and again later', async () => {
    const owner = await createOwner();
    for (let i = 0; i < 3; i += 1) await buildLock(owner);
    advanceClock({ days: 8 });
    const runs = await Promise.all([releaseOverdueLocks(), releaseOverdueLocks()]);
    expect(runs[0].unpaid + runs[1].unpaid).toBe(3);
    expect(await releaseOverdueLocks()).toEqual(nothing);
    expect(await countRows('log_entries')).toBe(6);
    expect(await countRows('notifications')).toBe(3);
  });

  it('leaves a lock that cannot be released, and goes on with the others', async () => {
    const owner = await createOwner();
    const broken = await buildLock(owner);
    const other = await buildLock(owner);
    await query("UPDATE deed_locks SET owner_name = '' WHERE id = $1", [broken.id]);
    await query(`ALTER TABLE deed_locks ADD CONSTRAINT "broken" CHECK (owner_name <> '') NOT VALID`);
    advanceClock({ days: 8 });
    try {
      await expect(releaseOverdueLocks()).rejects.toThrow(`Not released: ${broken.id}`);
      expect(await readLock(other.id)).toMatchObject({ status: 'released', release_reason: 'unpaid' });
      expect(await readLock(broken.id)).toMatchObject({ status: 'due' });
    } finally {
      await query('ALTER TABLE deed_locks DROP CONSTRAINT "broken"');
    }
  });
});
