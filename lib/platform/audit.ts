import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { newId, now } from './clock';
import type { Tx } from './db';

type AuditEventType =
  | 'user.registered'
  | 'user.role_changed'
  | 'user.changed'
  | 'password.changed'
  | 'password.reset'
  | 'password.link_made'
  | 'user.deleted'
  | 'user.exported'
  | 'hold.placed'
  | 'hold.lifted'
  | 'address.confirmed'
  | 'address.change_asked'
  | 'address.changed'
  | 'address.kept'
  | 'session.ended'
  | 'sessions.revoked'
  | 'deed.locked'
  | 'deed.released'
  | 'deed.reminded'
  | 'deed.contested'
  | 'deed.uncontested'
  | 'evidence.submitted'
  | 'evidence.read'
  | 'evidence.decided'
  | 'payment.opened'
  | 'payment.succeeded'
  | 'payment.failed'
  | 'payment.assigned'
  | 'payment.refund_asked'
  | 'payment.refunded'
  | 'payment.refund_failed'
  | 'payment.disputed'
  | 'interest.registered'
  | 'case.opened'
  | 'case.closed'
  | 'case.reopened'
  | 'case.attachment_read'
  | 'pin.set'
  | 'pin.removed'
  | 'pin.locked'
  | 'passkey.added'
  | 'passkey.renamed'
  | 'passkey.removed'
  | 'passkey.refused'
  | 'recovery_codes.made'
  | 'recovery_code.used'
  | 'guards.reset'
  | 'guards.undone'
  | 'document.stored'
  | 'document.changed'
  | 'document.viewed'
  | 'document.downloaded'
  | 'document.deleted'
  | 'document.poisoned'
  | 'generated_document.made'
  | 'generated_document.read'
  | 'generated_document.deleted'
  | 'certificate.issued'
  | 'redaction.requested'
  | 'redaction.applied'
  | 'redaction.completed'
  | 'redaction.failed'
  | 'redaction.viewed'
  | 'redaction.downloaded'
  | 'redaction.deleted'
  | 'link.created'
  | 'link.revoked'
  | 'link.viewed'
  | 'request.created'
  | 'request.offered'
  | 'request.exhausted'
  | 'request.assigned'
  | 'request.price_lowered'
  | 'request.travel_agreed'
  | 'request.unassigned'
  | 'request.overdue'
  | 'request.played'
  | 'request.departed'
  | 'request.arrived'
  | 'request.begin_agreed'
  | 'request.started'
  | 'request.completed'
  | 'request.cancelled'
  | 'request.reviewed'
  | 'request.bill_reminded'
  | 'offer.declined'
  | 'offer.expired'
  | 'notary.profile_changed'
  | 'notary.verified'
  | 'notary.unverified'
  | 'notary.calendar_changed'
  | 'notary.credential_warned'
  | 'notary.paper_stored'
  | 'notary.paper_opened'
  | 'journal.entry_written'
  | 'waitlist.joined'
  | 'invoice.created'
  | 'invoice.edited'
  | 'invoice.email_added'
  | 'invoice.issued'
  | 'invoice.sent'
  | 'invoice.checkout_opened'
  | 'invoice.checkout_closed'
  | 'invoice.paid'
  | 'invoice.paid_again'
  | 'invoice.mismatch'
  | 'invoice.voided'
  | 'invoice.refunded'
  | 'plan.checkout_opened'
  | 'plan.checkout_closed'
  | 'plan.started'
  | 'plan.changed'
  | 'plan.cancelled'
  | 'plan.resumed'
  | 'plan.renewed'
  | 'plan.payment_failed'
  | 'plan.ended'
  | 'plan.paid'
  | 'plan.credited'
  | 'plan.second_ended'
  | 'partner.applied'
  | 'partner.approved'
  | 'partner.declined'
  | 'partner.ended'
  | 'api_key.made'
  | 'api_key.rolled'
  | 'api_key.revoked'
  | 'partner_lock.asked'
  | 'partner_lock.agreed'
  | 'partner_lock.declined'
  | 'partner_lock.expired'
  | 'partner_lock.access_ended'
  | 'organization.created'
  | 'organization.renamed'
  | 'organization.invited'
  | 'organization.invitation_revoked'
  | 'organization.joined'
  | 'organization.left'
  | 'organization.member_removed'
  | 'organization.role_changed'
  | 'organization.share_agreed'
  | 'organization.ended'
  | 'organization.shared'
  | 'organization.sharing_ended'
  | 'recordings.import_started'
  | 'recordings.import_done'
  | 'recordings.import_failed'
  | 'watch.added'
  | 'watch.removed'
  | 'announcement.made'
  | 'announcement.withdrawn'
  | 'alert.raised'
  | 'alert.level_raised'
  | 'alert.resolved'
  | 'alert.reopened'
  | 'alert.escalated'
  | 'fraud.reported'
  | 'fraud.closed'
  | 'fraud.reopened'
  | 'fraud.pack_made'
  | 'document_hash.recorded'
  | 'notification_preferences.changed'
  | 'push.subscribed'
  | 'push.unsubscribed'
  | 'webhook.created'
  | 'webhook.changed'
  | 'webhook.deleted'
  | 'webhook.disabled'
  | 'webhook.secret_rotated'
  | 'webhook.secret_shown'
  | 'app.registered'
  | 'app.changed'
  | 'app.secret_made'
  | 'app.deleted'
  | 'app.connected'
  | 'app.disconnected';

type AuditInput = {
  /** of an event that a job looks up */
  id?: string;
  type: AuditEventType;
  /** who did it; null for a job or an outside party */
  actorId: string | null;
  subjectId: string;
  /** ids and states only: the trail cannot be erased, so it holds no personal data */
  data?: Prisma.InputJsonObject;
};

/** Writes to the audit trail in the transaction of the change that it records. */
export async function audit(tx: Tx, input: AuditInput): Promise<void> {
  await tx.$executeRaw(auditInsert(input));
}

/** The same for several events, in one statement. */
export async function auditAll(tx: Tx, inputs: readonly AuditInput[]): Promise<void> {
  if (inputs.length > 0) await tx.$executeRaw(insertOf(inputs));
}

/** The same as a statement, for a command that writes all it has to in one. */
export function auditInsert(input: AuditInput): Prisma.Sql {
  return insertOf([input]);
}

function insertOf(inputs: readonly AuditInput[]): Prisma.Sql {
  const at = now();
  const rows = inputs.map(
    ({ id = newId(), type, actorId, subjectId, data = {} }) =>
      Prisma.sql`(${id}::uuid, ${type}, ${actorId}::uuid, ${subjectId}::uuid, ${JSON.stringify(data)}::jsonb, ${at})`,
  );
  return Prisma.sql`INSERT INTO audit_events (id, type, actor_id, subject_id, data, created_at)
    VALUES ${Prisma.join(rows)}`;
}
