import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { requestTitle } from '../rules/services';
import { activityKinds, type Activity } from '../schema/activity';

const SHOWN = 8;

type Row = {
  id: string;
  kind: Activity['kind'];
  at: Date;
  subjectKind: 'request' | 'deed' | 'document';
  subjectId: string;
  /** an address or the name of a document; the service of a request */
  name: string;
  /** of a request */
  documentType: string;
  isDemo: boolean;
};

/**
 * The last events of the actor's requests, deeds and documents, newest first. Nobody else's, not for an admin either:
 * the names of documents are their owner's alone. Throws `not_found`.
 */
export async function listRecentActivity(actor: Actor, userId: string): Promise<Activity[]> {
  if (userId !== actor.id) throw new AppError('not_found', 'There is no such account.');
  const rows = await db.$queryRaw<Row[]>`
    WITH own AS (
      SELECT id, 'request' AS kind, service_type AS name, document_type
      FROM notary_requests WHERE client_id = ${userId}::uuid
      UNION ALL
      SELECT id, 'deed', property_address, '' FROM deed_locks WHERE owner_id = ${userId}::uuid
      UNION ALL
      SELECT id, 'document', name, '' FROM vault_documents WHERE owner_id = ${userId}::uuid
    )
    SELECT event.id, event.type AS kind, event.created_at AS at, own.kind AS "subjectKind",
      own.id AS "subjectId", own.name, own.document_type AS "documentType", event.data ? 'demo' AS "isDemo"
    FROM own JOIN audit_events event ON event.subject_id = own.id
    WHERE event.type = ANY(${[...activityKinds]})
    ORDER BY event.created_at DESC, event.id
    LIMIT ${SHOWN}`;
  return rows.map(toActivity);
}

function toActivity({ id, kind, at, isDemo, ...subject }: Row): Activity {
  return { id, kind, at: at.toISOString(), ...(isDemo && { isDemo }), ...describeSubject(subject) };
}

type Subject = Pick<Row, 'subjectKind' | 'subjectId' | 'name' | 'documentType'>;

function describeSubject({ subjectKind, subjectId, name, documentType }: Subject) {
  if (subjectKind === 'deed') return { subject: name, href: '/deedguard-protection' };
  if (subjectKind === 'document') return { subject: name, href: '/document-vault' };
  return { subject: requestTitle({ serviceType: name, documentType }), href: `/requests/${subjectId}` };
}
