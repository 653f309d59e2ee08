import type { Pool } from 'pg';
import { until } from '../client';
import { waitUntilReady, type World } from '../world/world';
import type { Queue } from './queue';

/** What the worker does by the clock about things that were left half done. */
const SWEEPS = [
  'reconcile-payments',
  'reconcile-refunds',
  'reconcile-invoice-payments',
  'scan-unscanned',
  'draw-missing-thumbnails',
  'sweep-imports',
  'sweep-requests',
  'match-unmatched-locks',
];

/**
 * Brings everything to rest after the faults of a round, as a few hours would: what waits is due, and what sweeps look for
 * is old enough for them. Nothing else is changed.
 */
export async function settle(world: World, queue: Queue): Promise<void> {
  await until('The database', () => world.pool.query('SELECT 1').catch(() => null));
  await waitUntilReady(world);
  await queue.drain();
  await letTimePass(world.pool);
  await queue.run(...SWEEPS);
  await queue.drain();
  // Last: what the sweeps made may have left an object that nobody keeps.
  await world.pool.query(
    `UPDATE stored_objects SET created_at = created_at - interval '2 hours' WHERE state = 'writing'`,
  );
  await queue.run('remove-doomed-objects');
  await queue.drain();
}

async function letTimePass(pool: Pool): Promise<void> {
  for (const sql of [
    `UPDATE payments SET created_at = created_at - interval '11 minutes' WHERE status = 'open'`,
    `UPDATE payments SET refund_asked_at = refund_asked_at - interval '11 minutes' WHERE refund_status = 'pending'`,
    `UPDATE invoice_payments SET created_at = created_at - interval '11 minutes' WHERE status = 'open'`,
    `UPDATE vault_documents d SET created_at = created_at - interval '11 minutes'
     WHERE NOT EXISTS (SELECT FROM document_scans s WHERE s.document_id = d.id)
        OR NOT EXISTS (SELECT FROM document_thumbnails t WHERE t.document_id = d.id)`,
  ])
    await pool.query(sql);
}
