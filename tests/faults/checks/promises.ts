import type { Ledger } from '../ledger';
import { keyOf, type Promised } from './acknowledged';

/** What was said yes to, as it has to be found. */
export function promisesOf(ledger: Ledger): Promised[] {
  const all = (what: string, ids: string[]) => ids.map((id) => ({ what, id }));
  return [
    ...all(
      'Lock',
      ledger.locks.map(({ id, ownerId, logIndex }) => `${id} of ${ownerId} at ${logIndex}`),
    ),
    ...all(
      'Payment',
      ledger.payments.map(({ id }) => id),
    ),
    ...all(
      'Refund of payment',
      ledger.refunds.map(({ paymentId }) => paymentId),
    ),
    ...all(
      'Document',
      ledger.documents.map(({ id }) => id),
    ),
    ...all(
      'Redacted copy',
      ledger.redactions.map(({ id }) => id),
    ),
    ...all(
      'Request',
      ledger.requests.map(({ id }) => id),
    ),
    ...all(
      'Acceptance of request',
      ledger.acceptances.map(({ requestId, notaryId }) => `${requestId} by ${notaryId}`),
    ),
    ...all(
      'Invoice',
      ledger.invoices.map(({ id, number }) => `${id} ${number}`),
    ),
    ...all(
      'Issued invoice',
      ledger.issuedInvoices.map(({ id }) => id),
    ),
    ...all(
      'Paid invoice',
      ledger.paidInvoices.map(({ id }) => id),
    ),
    ...all(
      'Recording',
      ledger.imports.flatMap(({ instruments }) => instruments),
    ),
    ...all(
      'Booking',
      ledger.bookings.map(({ id }) => id),
    ),
    ...all(
      'Question to an owner',
      ledger.askedConsents.map(({ id }) => id),
    ),
  ];
}

/** What there is, under the same names. */
const found = [
  `SELECT 'Lock' AS what, id || ' of ' || owner_id || ' at ' || log_index AS id FROM deed_locks`,
  `SELECT 'Payment', id::text FROM payments WHERE status = 'succeeded'`,
  `SELECT 'Refund of payment', id::text FROM payments WHERE refund_status = 'succeeded'`,
  `SELECT 'Document', id::text FROM vault_documents`,
  `SELECT 'Redacted copy', id::text FROM redactions WHERE status = 'completed'`,
  `SELECT 'Request', id::text FROM notary_requests`,
  `SELECT 'Acceptance of request', id || ' by ' || notary_id FROM notary_requests WHERE status = 'assigned'`,
  `SELECT 'Invoice', id || ' ' || number FROM invoices`,
  `SELECT 'Issued invoice', id::text FROM invoices WHERE status IN ('sent', 'paid')`,
  `SELECT 'Paid invoice', id::text FROM invoices WHERE status = 'paid'`,
  `SELECT 'Recording', instrument FROM recordings`,
  `SELECT 'Booking', id::text FROM notary_requests WHERE organization_id IS NOT NULL`,
  `SELECT 'Question to an owner', id::text FROM partner_locks`,
].join(' UNION ALL ');

type Asks = { query: (sql: string) => Promise<{ rows: { what: string; id: string }[] }> };

export async function findPromised(pool: Asks): Promise<Set<string>> {
  const { rows } = await pool.query(found);
  return new Set(rows.map(({ what, id }) => keyOf(what, id)));
}
