import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from './db';

type AuditEventType =
  | 'user.registered'
  | 'user.role_changed'
  | 'sessions.revoked'
  | 'deed.locked'
  | 'deed.released'
  | 'payment.opened'
  | 'payment.succeeded'
  | 'payment.failed'
  | 'payment.assigned'
  | 'interest.registered'
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
  | 'document.stored'
  | 'document.changed'
  | 'document.downloaded'
  | 'document.deleted'
  | 'certificate.issued'
  | 'redaction.requested'
  | 'redaction.applied'
  | 'redaction.completed'
  | 'redaction.failed'
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
  | 'request.unassigned'
  | 'request.overdue'
  | 'request.departed'
  | 'request.arrived'
  | 'request.started'
  | 'request.completed'
  | 'request.cancelled'
  | 'request.reviewed'
  | 'offer.declined'
  | 'offer.expired'
  | 'notary.profile_changed'
  | 'notary.verified'
  | 'notary.unverified'
  | 'notary.calendar_changed'
  | 'notary.credential_warned'
  | 'waitlist.joined'
  | 'invoice.created'
  | 'invoice.sent'
  | 'invoice.checkout_opened'
  | 'invoice.checkout_closed'
  | 'invoice.paid'
  | 'invoice.paid_again'
  | 'invoice.mismatch'
  | 'invoice.voided'
  | 'invoice.refunded'
  | 'partner.applied'
  | 'partner.approved'
  | 'partner.declined'
  | 'partner.ended'
  | 'document_hash.recorded';

type AuditInput = {
  type: AuditEventType;
  /** who did it; null for a job or an outside party */
  actorId: string | null;
  subjectId: string;
  /** ids and states only: the trail cannot be erased, so it holds no personal data */
  data?: Prisma.InputJsonObject;
};

/** Writes to the audit trail in the transaction of the change that it records. */
export async function audit(tx: Tx, { type, actorId, subjectId, data = {} }: AuditInput): Promise<void> {
  await tx.auditEvent.create({ data: { type, actorId, subjectId, data }, select: { id: true } });
}
