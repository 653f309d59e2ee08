import 'server-only';
import { notifyByMail } from '@/lib/notifications/commands/notify-by-mail';
import { audit } from '@/lib/platform/audit';
import { now } from '@/lib/platform/clock';
import { db, transaction } from '@/lib/platform/db';
import { OVERDUE_AFTER_MS } from '../rules/appointment';
import { requestTitle } from '../rules/services';
import { isAtOffice, isMobile, toMode } from '../rules/visit-mode';

type Overdue = {
  id: string;
  clientId: string;
  notaryId: string;
  serviceType: string;
  documentType: string;
  isRemote: boolean;
  mode: string;
};

/** What `isOverdue` says, of visits to which nobody has come and that have not begun, where nobody was told of it yet. */
export async function listOverdue(): Promise<string[]> {
  const since = new Date(now().getTime() - OVERDUE_AFTER_MS);
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT r.id FROM notary_requests r
    WHERE r.status = 'assigned' AND r.arrived_at IS NULL
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
        document_type AS "documentType", is_remote AS "isRemote", mode
      FROM notary_requests
      WHERE id = ${id}::uuid AND status = 'assigned' AND arrived_at IS NULL FOR NO KEY UPDATE`;
    const isAsked = await tx.auditEvent.count({ where: { subjectId: id, type: 'request.overdue' } });
    if (!request || isAsked > 0) return;
    const { clientId, notaryId } = request;
    const about = { type: 'request.overdue', href: `/requests/${id}` } as const;
    await audit(tx, { type: 'request.overdue', actorId: null, subjectId: id, data: { notaryId } });
    await notifyByMail(tx, {
      ...about,
      userId: clientId,
      ...askClient(request),
    });
    await notifyByMail(tx, {
      ...about,
      userId: notaryId,
      title: 'Is this visit under way?',
      message: `${requestTitle(request)}: the time of the appointment has passed, and we do not see that you have ${isMobile({ ...request, mode: toMode(request.mode) }) ? 'arrived' : 'begun'}. The client was told. If you can’t make it, please withdraw.`,
    });
  });
}

/** What the client may do now without a fee: `feeToCancel`, in words. */
function askClient(request: Overdue): { title: string; message: string } {
  const visit = { ...request, mode: toMode(request.mode) };
  const passed = `${requestTitle(request)}: the time of your appointment has passed, and`;
  if (isAtOffice(visit)) {
    return {
      title: 'Have you met your notary?',
      message: `${passed} the notary has not begun. If the office is closed, cancel the request and say so; you will not be charged.`,
    };
  }
  if (visit.isRemote) {
    return {
      title: 'Has your session begun?',
      message: `${passed} the notary has not begun. Write to them, or cancel the request and ask again; you will not be charged while it has not begun.`,
    };
  }
  return {
    title: 'Has your notary arrived?',
    message: `${passed} we do not see that the notary has arrived. Write to them, or cancel the request and ask again; you will not be charged while they have not arrived.`,
  };
}
