import 'server-only';
import type { Tx } from '@/lib/platform/db';

/**
 * The legal holds that are in the way of an account's deletion: its own, and those of whoever has something in common with
 * it that the deletion would empty. That is a visit in which both took part, what an organization asked about its property,
 * and a report of fraud that it wrote or that is about its property. The same functions stop a statement that did not look.
 */
export async function countHolds(tx: Tx, userId: string): Promise<number> {
  const [found] = await tx.$queryRaw<{ holds: number }[]>`
    WITH visits AS (
      SELECT id FROM notary_requests WHERE client_id = ${userId}::uuid
      UNION SELECT id FROM notary_requests WHERE notary_id = ${userId}::uuid
      UNION SELECT request_id FROM offers WHERE notary_id = ${userId}::uuid AND status = 'accepted'
      UNION SELECT request_id FROM request_messages WHERE sender_id = ${userId}::uuid
    ), asked AS (
      SELECT p.id FROM partner_locks p JOIN deed_locks l ON l.id = p.lock_id WHERE l.owner_id = ${userId}::uuid
    ), reports AS (
      SELECT id FROM fraud_cases WHERE user_id = ${userId}::uuid
      UNION SELECT id FROM fraud_cases WHERE partner_lock_id IN (SELECT id FROM asked)
    )
    SELECT count(*)::int AS holds FROM legal_holds h
    WHERE h.lifted_at IS NULL AND (
      h.user_id = ${userId}::uuid
      OR EXISTS (SELECT 1 FROM visits v WHERE took_part(h.user_id, v.id))
      OR EXISTS (SELECT 1 FROM asked a WHERE is_of_partner_lock(h.user_id, a.id))
      OR EXISTS (SELECT 1 FROM reports r WHERE is_of_report(h.user_id, r.id))
    )`;
  return found?.holds ?? 0;
}
