import type { World } from '../world/world';
import type { WorkFacts } from './work';

/** What is written once for a thing, in the same transaction as the thing. */
const auditedOnce = [
  ['deed.locked', 'deed_locks'],
  ['document.stored', 'vault_documents'],
  ['invoice.created', 'invoices'],
  ['request.created', 'notary_requests'],
  ['redaction.requested', 'redactions'],
  ['payment.opened', 'payments'],
] as const;

const audits = auditedOnce.map(
  ([type, table]) => `
  SELECT 'The audit event ${type} of' AS what, t.id::text AS id,
    (SELECT count(*) FROM audit_events a WHERE a.subject_id = t.id AND a.type = '${type}') AS count FROM ${table} t`,
);

const effects = [
  ...audits,
  `SELECT 'The log entry of lock', l.id::text, (SELECT count(*) FROM log_openings o
     WHERE o.record LIKE '%"type":"deed.locked"%' AND o.record LIKE '%' || l.id || '%') FROM deed_locks l`,
  `SELECT 'The log entry of document', d.id::text, (SELECT count(*) FROM log_openings o
     WHERE o.record LIKE '%"type":"document.stored"%' AND o.record LIKE '%' || d.id || '%') FROM vault_documents d`,
  `SELECT 'The log entry of redaction', r.id::text, (SELECT count(*) FROM log_openings o
     WHERE o.record LIKE '%"type":"document.redacted"%' AND o.record LIKE '%' || r.id || '%')
   FROM redactions r WHERE r.status = 'completed'`,
  `SELECT 'The news of payment', p.id::text, (SELECT count(*) FROM audit_events a
     WHERE a.subject_id = p.id AND a.type = 'payment.succeeded') FROM payments p WHERE p.status = 'succeeded'`,
  `SELECT 'The assignment of request', r.id::text, (SELECT count(*) FROM audit_events a
     WHERE a.subject_id = r.id AND a.type = 'request.assigned') FROM notary_requests r WHERE r.status = 'assigned'`,
  `SELECT 'The accepted offer of request', r.id::text, (SELECT count(*) FROM offers o
     WHERE o.request_id = r.id AND o.status = 'accepted') FROM notary_requests r WHERE r.status = 'assigned'`,
  `SELECT 'The refund of payment', p.id::text, (SELECT count(*) FROM audit_events a
     WHERE a.subject_id = p.id AND a.type = 'payment.refund_asked') FROM payments p WHERE p.refund_status IS NOT NULL`,
  `SELECT 'The end of lock', l.id::text, (SELECT count(*) FROM audit_events a
     WHERE a.subject_id = l.id AND a.type = 'deed.released') FROM deed_locks l WHERE l.status = 'released'`,
  `SELECT 'The scan of document', d.id::text, (SELECT count(*) FROM document_scans s WHERE s.document_id = d.id)
   FROM vault_documents d WHERE d.type = 'pdf'`,
  `SELECT 'The thumbnail of document', d.id::text, (SELECT count(*) FROM document_thumbnails t WHERE t.document_id = d.id)
   FROM vault_documents d WHERE d.type = 'pdf'`,
  `SELECT 'The event request.created of booking', r.id::text, (SELECT count(*) FROM webhook_events e
     WHERE e.type = 'request.created' AND e.data->>'booking_id' = r.id::text)
   FROM notary_requests r WHERE r.organization_id IS NOT NULL`,
  `SELECT 'The event request.cancelled of booking', r.id::text, (SELECT count(*) FROM webhook_events e
     WHERE e.type = 'request.cancelled' AND e.data->>'booking_id' = r.id::text)
   FROM notary_requests r WHERE r.organization_id IS NOT NULL AND r.status = 'cancelled'`,
  `SELECT 'The match of import', i.id::text, (SELECT count(*) FROM recording_matches m JOIN recordings r ON r.id = m.recording_id
     WHERE r.import_id = i.id AND m.lock_id IS NOT NULL) FROM recording_imports i WHERE i.status = 'done'`,
  `SELECT 'The alert of import', i.id::text, (SELECT count(*) FROM alerts a JOIN recordings r ON r.id = a.recording_id
     WHERE r.import_id = i.id) FROM recording_imports i WHERE i.status = 'done'`,
].join(' UNION ALL ');

const stuck = `
  SELECT 'Redaction ' || id || ' is ' || status AS words FROM redactions WHERE status = 'processing'
  UNION ALL SELECT 'Import ' || id || ' runs' FROM recording_imports WHERE status = 'running'
  UNION ALL SELECT 'Lock ' || id || ' is not compared' FROM deed_locks
    WHERE status <> 'released' AND (match_keys = '{}' OR 'unmatched' = ANY(match_keys))
  UNION ALL SELECT 'Request ' || id || ' waits' FROM notary_requests r WHERE status = 'pending' AND exhausted_at IS NULL
    AND NOT EXISTS (SELECT FROM offers o WHERE o.request_id = r.id AND o.status = 'open')`;

/** A job by the clock that failed is begun again at the next tick: it is none that was given up. */
const failed = `
  SELECT name, coalesce(data->>'id', '') AS id, left(coalesce(output::text, ''), 300) AS why FROM pgboss.job j
  WHERE state = 'failed' AND NOT EXISTS (SELECT FROM pgboss.schedule s WHERE s.name = j.name)`;

export async function factsOfWork({ pool }: World): Promise<WorkFacts> {
  const counts = await pool.query<{ what: string; id: string; count: string }>(effects);
  const words = await pool.query<{ words: string }>(stuck);
  return {
    failed: (await pool.query(failed)).rows,
    stuck: words.rows.map((row) => row.words),
    effects: counts.rows.map((row) => ({ ...row, count: Number(row.count) })),
  };
}
