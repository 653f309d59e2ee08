import { remindOfUnpaidLocks } from '@/lib/deeds/commands/reminders';
import { releaseOverdueLocks } from '@/lib/deeds/commands/release';
import { mailNotification } from '@/lib/notary/commands/notification-mail';
import { createOwner } from '@/tests/support/actors';
import { buildLock, buildPaidPayment } from '@/tests/support/builders';
import { advanceClock, holdClock, releaseClock } from '@/tests/support/clock';
import { query } from '@/tests/support/database';
import { listAudit } from '@/tests/support/rows';

const listReminders = () =>
  query<{ id: string; title: string; message: string; href: string }>(
    `SELECT id, title, message, href FROM notifications WHERE type = 'deed.unpaid' ORDER BY created_at`,
  );

describe('remindOfUnpaidLocks', () => {
  beforeEach(() => holdClock('2026-11-20T15:00:00Z'));
  afterEach(releaseClock);

  it('reminds on days 1, 4 and 6, once each, and says when the lock ends', async () => {
    const owner = await createOwner();
    const lock = await buildLock(owner, { propertyAddress: '12 Main St, Austin, TX 78701' });
    const days: number[] = [];
    for (let day = 0; day < 7; day += 1) {
      const { reminded } = await remindOfUnpaidLocks();
      await remindOfUnpaidLocks();
      if (reminded > 0) days.push(day);
      advanceClock({ days: 1 });
    }

    expect(days).toEqual([1, 4, 6]);
    const reminders = await listReminders();
    expect(reminders.map(({ title }) => title)).toEqual([
      'Your lock ends in 6 days unless you pay',
      'Your lock ends in 3 days unless you pay',
      'Your lock ends in 1 day unless you pay',
    ]);
    expect(reminders[0]).toMatchObject({
      message:
        'The lock on 12 Main St, Austin, TX 78701 is unpaid. It ends on November 27, 2026 at 3:00 PM UTC unless you pay for it.',
      href: `/payment/deedguard?lock=${lock.id}`,
    });
    expect((await listAudit(lock.id)).filter(({ type }) => type === 'deed.reminded')).toHaveLength(3);
  });

  it('goes by email too', async () => {
    await buildLock(await createOwner());
    advanceClock({ days: 1 });
    await remindOfUnpaidLocks();
    const [reminder] = await listReminders();
    await mailNotification(reminder!.id);

    const [mail] = await query<{ subject: string; text: string }>('SELECT subject, text FROM mails');
    expect(mail?.subject).toBe('Your lock ends in 6 days unless you pay');
    expect(mail?.text).toContain(reminder!.href);
    expect(mail?.text).toContain('because you locked this property');
  });

  it('reminds once when two workers look at the same moment', async () => {
    await buildLock(await createOwner());
    advanceClock({ days: 4 });
    const done = await Promise.all([remindOfUnpaidLocks(), remindOfUnpaidLocks()]);

    expect(done.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(1);
    expect(await listReminders()).toHaveLength(1);
  });

  it('sends only the last of those that no worker sent', async () => {
    await buildLock(await createOwner());
    advanceClock({ days: 6, ms: 1 });
    await remindOfUnpaidLocks();
    expect((await listReminders()).map(({ title }) => title)).toEqual([
      'Your lock ends in 1 day unless you pay',
    ]);
  });

  it('reminds of nothing that is paid or has ended', async () => {
    const owner = await createOwner();
    const paid = await buildLock(owner);
    await buildPaidPayment(owner, { lockId: paid.id });
    await buildLock(owner);
    advanceClock({ days: 7 });
    await releaseOverdueLocks();
    await remindOfUnpaidLocks();

    expect(await listReminders()).toEqual([]);
  });

  it('tells the end of an unpaid lock by email', async () => {
    await buildLock(await createOwner(), { propertyAddress: '12 Main St, Austin, TX 78701' });
    advanceClock({ days: 7 });
    await releaseOverdueLocks();
    const [ended] = await query<{ id: string }>(`SELECT id FROM notifications WHERE type = 'deed.released'`);
    await mailNotification(ended!.id);

    const [mail] = await query<{ subject: string; text: string }>('SELECT subject, text FROM mails');
    expect(mail?.subject).toBe('Your lock has ended');
    expect(mail?.text).toContain('because it was not paid within 7 days');
  });
});
