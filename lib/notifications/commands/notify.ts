import 'server-only';
import { newId, now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';

export type NotificationInput = {
  /** of something else with an id, by which it is found again */
  id?: string;
  userId: string;
  type:
    | 'deed.released'
    | 'deed.unpaid'
    | 'deed.contested'
    | 'deed.uncontested'
    | 'evidence.received'
    | 'evidence.decided'
    | 'payment.refund_asked'
    | 'payment.refunded'
    | 'payment.refund_failed'
    | 'payment.disputed'
    | 'payment.received'
    | 'payment.credited'
    | 'role.changed'
    | 'export.ready'
    | 'export.failed'
    | 'sign_in.tried'
    | 'password.changed'
    | 'password.reset'
    | 'address.changed'
    | 'address.kept'
    | 'pin.set'
    | 'pin.removed'
    | 'pin.locked'
    | 'passkey.added'
    | 'passkey.removed'
    | 'recovery_codes.made'
    | 'recovery_code.used'
    | 'guards.reset'
    | 'document.poisoned'
    | 'guards.undone'
    | 'redaction.completed'
    | 'redaction.failed'
    | 'link.viewed'
    | 'request.assigned'
    | 'request.travel_agreed'
    | 'request.exhausted'
    | 'request.unassigned'
    | 'request.overdue'
    | 'request.departed'
    | 'request.arrived'
    | 'request.begin_agreed'
    | 'request.started'
    | 'request.completed'
    | 'request.cancelled'
    | 'request.reviewed'
    | 'request.bill_reminded'
    | 'offer.received'
    | 'message.received'
    | 'notary.verified'
    | 'notary.unverified'
    | 'credential.expiring'
    | 'calendar.opened'
    | 'invoice.paid'
    | 'invoice.paid_again'
    | 'invoice.mismatch'
    | 'invoice.payment_failed'
    | 'invoice.refunded'
    | 'plan.started'
    | 'plan.cancelled'
    | 'plan.payment_failed'
    | 'plan.ended'
    | 'plan.trial_ending'
    | 'plan.second_ended';
  title: string;
  message: string;
  href?: string;
};

/** Tells an account something, in the transaction of what it tells. One that was deleted is told nothing. */
export async function notify(tx: Tx, input: NotificationInput): Promise<void> {
  const { id = newId(), userId, type, title, message, href = null } = input;
  await tx.$executeRaw`
    INSERT INTO notifications (id, user_id, type, title, message, href, created_at)
    SELECT ${id}::uuid, u.id, ${type}, ${title}, ${message}, ${href}, ${now()}
    FROM users u WHERE u.id = ${userId}::uuid AND u.deleted_at IS NULL`;
}
