import 'server-only';
import { hasConfirmedAddress } from '@/lib/accounts/queries/addresses';
import { notify } from '@/lib/notifications/commands/notify';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { isUniqueViolation, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { publish } from '@/lib/platform/events';
import type { ChangeFraudCaseInput } from '../schema';

/**
 * Closes a case with a word for its reporter, or opens it again. Done already, it changes nothing. Throws `not_found`, also
 * for anyone who is not an admin, and `conflict` to open one whose alert was reported again meanwhile.
 */
export async function changeFraudCase(
  actor: Actor,
  number: string,
  input: ChangeFraudCaseInput,
): Promise<void> {
  assertAdmin(actor);
  const isClosed = input.status === 'closed';
  await transaction(async (tx) => {
    const [changed] = await tx.fraudCase.updateManyAndReturn({
      where: { number, closedAt: isClosed ? null : { not: null } },
      data: isClosed
        ? { closedAt: now(), closedById: actor.id, closingNote: input.note }
        : { closedAt: null, closedById: null, closingNote: null },
      select: { id: true, userId: true },
    });
    if (changed) {
      const type = isClosed ? 'fraud.closed' : 'fraud.reopened';
      await audit(tx, { type, actorId: actor.id, subjectId: changed.id });
      if (changed.userId) await tellReporter(tx, { userId: changed.userId, number, input });
    } else if ((await tx.fraudCase.count({ where: { number } })) === 0) {
      throw new AppError('not_found', 'There is no such case.');
    }
  }).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', 'The same was reported again, and that case is open.', { cause: error });
  });
}

type News = { userId: string; number: string; input: ChangeFraudCaseInput };

async function tellReporter(tx: Tx, { userId, number, input }: News): Promise<void> {
  await publish(tx, [{ topic: `account:${userId}`, kind: 'fraud-case', id: number }]);
  if (input.status === 'open') return;
  const news = {
    userId,
    type: 'fraud.closed',
    title: `Fraud case ${number} is closed`,
    message: input.note,
    href: `/cases/${number}`,
  } as const;
  await ((await hasConfirmedAddress(tx, userId)) ? notifyByMail(tx, news) : notify(tx, news));
}
