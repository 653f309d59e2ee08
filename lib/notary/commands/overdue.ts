import 'server-only';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction } from '@/lib/platform/db';
import { OVERDUE_AFTER_MS } from '../rules/appointment';
import { requestTitle } from '../rules/services';

type Overdue = {
  id: string;
  clientId: string;
  notaryId: string;
  serviceType: string;
  documentType: string;
};

/** What `isOverdue` says, of notaries who have neither set off nor begun, where nobody was told of it yet. */
export async function listOverdue(): Promise<string[]> {
  const since = new Date(now().getTime() - OVERDUE_AFTER_MS);
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT r.id FROM notary_requests r
    WHERE r.status = 'assigned' AND r.travel_stage IS NULL
      AND greatest(r.appointment_at, r.assigned_at) <= ${since}
      AND NOT EXISTS (SELECT 1 FROM audit_events a
        WHERE a.subject_id = r.id AND a.type = 'request.overdue')
    ORDER BY r.appointment_at`;
  return rows.map(({ id }) => id);
}

/** Asks client and notary of an appointment whether it takes place: once. Safe to run twice and at once. */
export async function askAboutOverdue(id: string): Promise<void> {
  await transaction(async (tx) => {
    const [request] = await tx.$queryRaw<Overdue[]>`
      SELECT id, client_id AS "clientId", notary_id AS "notaryId", service_type AS "serviceType",
        document_type AS "documentType"
      FROM notary_requests
      WHERE id = ${id}::uuid AND status = 'assigned' AND travel_stage IS NULL FOR NO KEY UPDATE`;
    const isAsked = await tx.auditEvent.count({ where: { subjectId: id, type: 'request.overdue' } });
    if (!request || isAsked > 0) return;
    const { clientId, notaryId } = request;
    const about = { type: 'request.overdue', href: `/requests/${id}` } as const;
    await audit(tx, { type: 'request.overdue', actorId: null, subjectId: id, data: { notaryId } });
    await notifyByMail(tx, {
      ...about,
      userId: clientId,
      title: 'Has your notary arrived?',
      message: `${requestTitle(request)}: the time of your appointment has passed and the notary has not begun. Write to them, or cancel the request and ask again; you will not be charged.`,
    });
    await notifyByMail(tx, {
      ...about,
      userId: notaryId,
      title: 'Is this visit under way?',
      message: `${requestTitle(request)}: the time of the appointment has passed. Please set off or begin it, or give it back; the client was told that you have not begun.`,
    });
  });
}
