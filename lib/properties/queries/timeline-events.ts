import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { eventRanks, type TimelineEvent } from '../rules/timeline';

type Code = TimelineEvent['code'];

/** The columns that all events have; `log_index` and `data` are SQL of the row. */
function event(code: Code, columns: { at: string; id?: string; lock?: string; log?: string; data?: string }) {
  const { at, id = 'id', lock = 'lock_id', log = 'NULL::int', data = 'NULL::jsonb' } = columns;
  return Prisma.raw(
    `SELECT ${at} AS at, ${eventRanks[code]} AS rank, ${id} AS id, '${code}' AS code, ${lock} AS "lockId",
      ${log} AS "logIndex", ${data} AS data`,
  );
}

/** Everything that happened to locks of one property, as rows of one shape. The ids come from locks that were read with an actor. */
export function eventsOf(lockIds: string[]): Prisma.Sql {
  const arms = [...lockEvents, ...paymentEvents, ...documentEvents, ...alertEvents, recordingEvent];
  return Prisma.join(
    arms.map((arm) => arm(Prisma.sql`ANY(${lockIds}::uuid[])`)),
    ' UNION ALL ',
  );
}

type Arm = (ofProperty: Prisma.Sql) => Prisma.Sql;

const lockEvents: Arm[] = [
  (own) => Prisma.sql`
    ${event('lock.locked', { at: 'created_at', lock: 'id', log: 'log_index' })} FROM deed_locks WHERE id = ${own}`,
  (own) => Prisma.sql`
    ${event('release.released', {
      at: 'released_at',
      lock: 'id',
      log: 'release_log_index',
      data: `jsonb_build_object('reason', release_reason, 'isDemo', EXISTS (
        SELECT FROM payments p WHERE p.lock_id = l.id AND p.provider = 'demo' AND p.status = 'succeeded'))`,
    })} FROM deed_locks l WHERE id = ${own} AND released_at IS NOT NULL`,
  (own) => Prisma.sql`
    ${event('lock.contested', { at: 'since', log: 'log_index' })} FROM lock_contests WHERE lock_id = ${own}`,
  // One that ended with its own lock has no entry: the end of the lock says it.
  (own) => Prisma.sql`
    ${event('lock.uncontested', { at: 'ended_at', log: 'end_log_index' })} FROM lock_contests
    WHERE lock_id = ${own} AND ended_at IS NOT NULL AND end_log_index IS NOT NULL`,
];

const amount = `jsonb_build_object('cents', amount_cents, 'isDemo', provider = 'demo')`;

const paymentEvents: Arm[] = [
  (own) => Prisma.sql`
    ${event('payment.paid', { at: 'succeeded_at', data: amount })} FROM payments
    WHERE lock_id = ${own} AND succeeded_at IS NOT NULL`,
  (own) => Prisma.sql`
    ${event('payment.refund-asked', { at: 'refund_asked_at', data: amount })} FROM payments
    WHERE lock_id = ${own} AND refund_asked_at IS NOT NULL`,
  (own) => Prisma.sql`
    ${event('payment.refunded', { at: 'refunded_at', data: amount })} FROM payments
    WHERE lock_id = ${own} AND refunded_at IS NOT NULL AND refund_status = 'succeeded'`,
];

const ofEvidence = { id: 'e.id', lock: 'e.lock_id' };
const evidence = Prisma.sql`FROM lock_evidence e LEFT JOIN vault_documents d ON d.id = e.document_id`;

const documentEvents: Arm[] = [
  (own) => Prisma.sql`
    ${event('document.shown', {
      ...ofEvidence,
      at: 'e.created_at',
      data: `jsonb_build_object('name', d.name, 'documentId', d.id)`,
    })} ${evidence} WHERE e.lock_id = ${own}`,
  (own) => Prisma.sql`
    ${event('document.judged', {
      ...ofEvidence,
      at: 'e.decided_at',
      data: `jsonb_build_object('name', d.name, 'opinion', e.opinion, 'note', e.note)`,
    })} ${evidence} WHERE e.lock_id = ${own} AND e.decided_at IS NOT NULL`,
  (own) => Prisma.sql`
    ${event('proof.certificate', {
      at: 'c.issued_at',
      id: 'c.id',
      lock: 'NULL::uuid',
      log: 'c.log_index',
      data: `jsonb_build_object('name', d.name, 'documentId', d.id)`,
    })} FROM certificates c JOIN vault_documents d ON d.id = c.document_id
    WHERE EXISTS (SELECT FROM lock_evidence e WHERE e.document_id = d.id AND e.lock_id = ${own})`,
];

/** What an alert says of the lock itself stands in the line already. */
const tellsMore = Prisma.sql`kind NOT LIKE 'lock.%'`;

const alertEvents: Arm[] = [
  (own) => Prisma.sql`
    ${event('alert.raised', {
      at: 'created_at',
      data: `jsonb_build_object('title', title, 'reasons', reasons)`,
    })} FROM alerts WHERE lock_id = ${own} AND ${tellsMore}`,
  (own) => Prisma.sql`
    ${event('alert.resolved', {
      at: 'resolved_at',
      data: `jsonb_build_object('title', title, 'reason', resolved_reason)`,
    })} FROM alerts WHERE lock_id = ${own} AND resolved_at IS NOT NULL AND ${tellsMore}`,
];

/** A recording that is about several locks of the property is told once, with the reasons of the best match. */
const recordingEvent: Arm = (own) => Prisma.sql`
  ${event('recording.recorded', {
    at: `r.recorded_on::timestamp AT TIME ZONE 'UTC'`,
    id: 'r.id',
    lock: 'NULL::uuid',
    data: `jsonb_build_object('type', r.type, 'instrument', r.instrument, 'grantors', r.grantors, 'grantees', r.grantees,
      'considerationCents', r.consideration_cents, 'reasons', m.reasons, 'isHistory', m.is_history,
      'isAnnounced', m.is_announced)`,
  })} FROM (
    SELECT DISTINCT ON (recording_id) recording_id, reasons,
      bool_and(is_history) OVER told AS is_history, bool_or(announcement_id IS NOT NULL) OVER told AS is_announced
    FROM recording_matches WHERE lock_id = ${own}
    WINDOW told AS (PARTITION BY recording_id) ORDER BY recording_id, score DESC
  ) m JOIN recordings r ON r.id = m.recording_id`;
