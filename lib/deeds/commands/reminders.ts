import 'server-only';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { payPath } from '@/lib/payments/rules';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction } from '@/lib/platform/db';
import { unpaidReminder } from '../content/paid';
import { PAYMENT_DAYS, paymentDueAt, reminderDay, REMINDER_DAYS } from '../rules/lock';
import { alertUnpaid } from './lock-alerts';

/**
 * Reminds owners of their unpaid locks on days 1, 4 and 6. After a day without a worker only the last reminder goes out.
 * Safe to run twice and at once: who reminds first has noted the day. A lock that
 * fails holds up no other one; the job fails for it at the end.
 */
export async function remindOfUnpaidLocks(): Promise<{ reminded: number }> {
  const at = now();
  const [firstDay] = REMINDER_DAYS;
  const from = new Date(paymentDueAt(at).getTime() - firstDay * 24 * 60 * 60 * 1000);
  const locks = await db.deedLock.findMany({
    where: { status: 'due', paymentDueAt: { gt: at, lte: from } },
    orderBy: { paymentDueAt: 'asc' },
    select: { id: true, ownerId: true, propertyAddress: true, paymentDueAt: true, remindedDay: true },
  });
  const failures = new Map<string, unknown>();
  let reminded = 0;
  for (const lock of locks) {
    const day = reminderDay(lock.paymentDueAt, at);
    if (day <= lock.remindedDay) continue;
    await remind(lock, day).then(
      (isReminded) => (reminded += isReminded ? 1 : 0),
      (error: unknown) => failures.set(lock.id, error),
    );
  }
  if (failures.size === 0) return { reminded };
  throw new AggregateError(failures.values(), `Not reminded: ${[...failures.keys()].join(', ')}`);
}

type Unpaid = {
  id: string;
  ownerId: string;
  propertyAddress: string;
  paymentDueAt: Date;
  remindedDay: number;
};

function remind(lock: Unpaid, day: number): Promise<boolean> {
  const { id, remindedDay } = lock;
  return transaction(async (tx) => {
    const { count } = await tx.deedLock.updateMany({
      where: { id, status: 'due', remindedDay },
      data: { remindedDay: day },
    });
    if (count === 0) return false;
    await notifyByMail(tx, {
      userId: lock.ownerId,
      type: 'deed.unpaid',
      ...unpaidReminder(lock.propertyAddress, { endsAt: lock.paymentDueAt, daysLeft: PAYMENT_DAYS - day }),
      href: payPath({ lockId: id }),
    });
    await alertUnpaid(tx, { ...lock, endsAt: lock.paymentDueAt, day });
    await audit(tx, { type: 'deed.reminded', actorId: null, subjectId: id, data: { day } });
    return true;
  });
}
