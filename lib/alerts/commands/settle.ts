import 'server-only';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import type { AlertKind } from '../schema/alerts';
import { publishAlert } from './alert-events';
import { announceAlert } from './announce';

type Over = {
  userId: string;
  kind: AlertKind;
  subject: string;
  /** what ended it, in words */
  reason: string;
};

/** Resolves an alert that ended with what it was about, in the transaction of that. Nothing where there is none, or it is resolved. */
export async function settleAlert(tx: Tx, { userId, kind, subject, reason }: Over): Promise<void> {
  const settled = await tx.alert.updateManyAndReturn({
    where: { userId, kind, subject, status: { not: 'resolved' } },
    data: { status: 'resolved', resolvedAt: now(), resolvedReason: reason },
    select: { id: true },
  });
  for (const { id } of settled) {
    await audit(tx, { type: 'alert.resolved', actorId: null, subjectId: id });
    await announceAlert(tx, { userId, id });
    await publishAlert(tx, id, 'alert.resolved');
  }
}
