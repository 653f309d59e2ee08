import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { AppError } from '@/lib/platform/errors';
import { aboutRows, askTogether, type Question } from '@/lib/platform/database/questions';
import { planNames, soldPlans } from '@/lib/plans/rules/choices';
import { Prisma } from '@/prisma/generated/client';
import { requestTitle } from '../rules/services';
import { activityKinds, type Activity } from '../schema/activity';

const SHOWN = 8;

type Row = {
  id: string;
  kind: Activity['kind'];
  at: string;
  subjectKind:
    | 'request'
    | 'deed'
    | 'payment'
    | 'document'
    | 'invoice'
    | 'bill'
    | 'plan'
    | 'passkey'
    | 'account';
  /** what its page is about; null for a payment that covers no lock yet */
  subjectId: string | null;
  /** an address, a number or the name of a document; the service of a request */
  name: string;
  /** of a request */
  documentType: string;
  isDemo: boolean;
};

/** As `recentActivity` has them. Throws `not_found` for anybody else's. */
export async function listRecentActivity(actor: Actor, userId: string): Promise<Activity[]> {
  if (userId !== actor.id) throw new AppError('not_found', 'There is no such account.');
  return (await askTogether({ activity: recentActivity(actor) })).activity;
}

/**
 * The last events of what is the actor's, newest first: requests, deeds, payments, documents, links, invoices, plans and guards. Nobody else's, not for an admin either:
 * the names of documents are their owner's alone.
 */
export function recentActivity({ id: userId }: Actor): Question<Activity[]> {
  return aboutRows<Row, Activity[]>(
    Prisma.sql`
    WITH own AS (
      SELECT id, 'request' AS kind, id AS leads, service_type AS name, document_type, false AS is_demo
      FROM notary_requests WHERE client_id = ${userId}::uuid
      UNION ALL
      SELECT id, 'deed', id, property_address, '', false FROM deed_locks WHERE owner_id = ${userId}::uuid
      UNION ALL
      SELECT e.id, 'deed', l.id, l.property_address, '', false
      FROM lock_evidence e JOIN deed_locks l ON l.id = e.lock_id WHERE l.owner_id = ${userId}::uuid
      UNION ALL
      SELECT p.id, 'payment', l.id, coalesce(l.property_address, ''), '', p.provider = 'demo'
      FROM payments p LEFT JOIN deed_locks l ON l.id = p.lock_id WHERE p.user_id = ${userId}::uuid
      UNION ALL
      SELECT id, 'document', id, name, '', false FROM vault_documents WHERE owner_id = ${userId}::uuid
      UNION ALL
      SELECT r.id, 'document', d.id, d.name, '', false
      FROM redactions r JOIN vault_documents d ON d.id = r.document_id WHERE d.owner_id = ${userId}::uuid
      UNION ALL
      SELECT s.id, 'document', d.id, d.name, '', false
      FROM share_links s JOIN vault_documents d ON d.id = s.document_id WHERE d.owner_id = ${userId}::uuid
      UNION ALL
      SELECT id, 'invoice', id, number, '', false FROM invoices WHERE issuer_id = ${userId}::uuid
      UNION ALL
      SELECT i.id, 'bill', i.id, i.number, '', false
      FROM invoices i JOIN notary_requests r ON r.id = i.request_id
      WHERE r.client_id = ${userId}::uuid AND i.issuer_id <> ${userId}::uuid
      UNION ALL
      SELECT id, 'plan', id, plan::text, '', provider = 'demo' FROM plan_subscriptions WHERE user_id = ${userId}::uuid
      UNION ALL
      SELECT id, 'passkey', id, name, '', false FROM passkeys WHERE user_id = ${userId}::uuid
      UNION ALL
      SELECT ${userId}::uuid, 'account', ${userId}::uuid, '', '', false
    )
    SELECT event.id, event.type AS kind, event.created_at AS at, own.kind AS "subjectKind",
      own.leads AS "subjectId", own.name, own.document_type AS "documentType", event.data ? 'demo' OR own.is_demo AS "isDemo"
    FROM own JOIN audit_events event ON event.subject_id = own.id
    WHERE event.type = ANY(${[...activityKinds]})
      -- Somebody who reads opens a document again and again: the last time stands for all.
      AND NOT (event.type = 'document.viewed' AND EXISTS (
        SELECT 1 FROM audit_events later
        WHERE later.subject_id = event.subject_id AND later.type = event.type
          AND (later.created_at, later.id) > (event.created_at, event.id)))
    UNION ALL
    -- The row of a passkey goes with it; what its owner was told stays.
    SELECT id, type, created_at, 'passkey', id, '', '', false
    FROM notifications WHERE user_id = ${userId}::uuid AND type = 'passkey.removed'
    ORDER BY at DESC, id
    LIMIT ${SHOWN}`,
    (rows) => rows.map(toActivity),
  );
}

function toActivity({ id, kind, at, isDemo, ...subject }: Row): Activity {
  return { id, kind, at: new Date(at).toISOString(), ...(isDemo && { isDemo }), ...describeSubject(subject) };
}

type Subject = Pick<Row, 'subjectKind' | 'subjectId' | 'name' | 'documentType'>;

function describeSubject({ subjectKind, subjectId, name, documentType }: Subject) {
  switch (subjectKind) {
    case 'request':
      return { subject: requestTitle({ serviceType: name, documentType }), href: `/requests/${subjectId}` };
    case 'deed':
      return { subject: name, href: `/properties/${subjectId}` };
    case 'payment':
      return subjectId
        ? { subject: name, href: `/properties/${subjectId}` }
        : { subject: 'A credit for the next property', href: '/deedguard-protection' };
    case 'document':
      return { subject: name, href: `/documents/${subjectId}` };
    case 'invoice':
      return { subject: name, href: `/invoices/${subjectId}` };
    case 'bill':
      return { subject: name, href: `/pay/${subjectId}` };
    case 'plan':
      return { subject: namePlan(name), href: '/settings/plan' };
    case 'passkey':
      return { subject: name || 'Passkeys', href: '/enroll/biometric' };
    case 'account':
      return { subject: 'Your account', href: '/settings/security/pin' };
  }
}

function namePlan(name: string): string {
  const plan = soldPlans.find((sold) => sold === name);
  return plan ? planNames[plan] : name;
}
