import { query } from './database';

/** The bills of a visit. */
export function listInvoicesOf(requestId: string) {
  return query<Record<string, unknown>>('SELECT * FROM invoices WHERE request_id = $1', [requestId]);
}
