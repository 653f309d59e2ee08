import 'server-only';
import { longTransaction } from '@/lib/platform/db';
import { listEntries } from '../content/entries';

/** One at a time: two workers that start together write the same. */
const REFRESH_LOCK = 7_364_001;
const MINUTES = 2;

/**
 * Brings what anybody may find up to the texts of this version: adds, changes and removes what differs, in one
 * transaction. Returns how many entries were written and how many removed.
 */
export async function refreshEntries(): Promise<{ written: number; removed: number }> {
  const entries = JSON.stringify(listEntries());
  return longTransaction(MINUTES, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${REFRESH_LOCK})`;
    const written = await tx.$executeRaw`
      INSERT INTO search_entries (id, kind, title, subtitle, href, text, for_accounts)
      SELECT id, kind, title, subtitle, href, text, "forAccounts"
      FROM jsonb_to_recordset(${entries}::jsonb)
        AS e(id text, kind text, title text, subtitle text, href text, text text, "forAccounts" boolean)
      ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, title = excluded.title, subtitle = excluded.subtitle,
        href = excluded.href, text = excluded.text, for_accounts = excluded.for_accounts
      WHERE search_entries IS DISTINCT FROM excluded`;
    const removed = await tx.$executeRaw`
      DELETE FROM search_entries WHERE id NOT IN (SELECT e->>'id' FROM jsonb_array_elements(${entries}::jsonb) e)`;
    return { written, removed };
  });
}
