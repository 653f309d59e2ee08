import { query } from './database';

export type AuditRow = { type: string; actor_id: string | null; subject_id: string; data: unknown };

/** The audit trail, oldest first; of one subject when it is named. Within a millisecond its transaction, and its command in it, tell which came first: a row's place in the table may be that of one that is gone. */
export function listAudit(subjectId?: string): Promise<AuditRow[]> {
  return query<AuditRow>(
    `SELECT type, actor_id, subject_id, data FROM audit_events
     WHERE $1::uuid IS NULL OR subject_id = $1 ORDER BY created_at, xmin::text::bigint, cmin::text::bigint`,
    [subjectId ?? null],
  );
}

export async function countRows(table: string): Promise<number> {
  const [row] = await query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
  return row!.count;
}

/** Waits until a call that has a limit was counted: who calls was looked at by then, and its body was not read. */
export async function letIn(): Promise<void> {
  while ((await countRows('rate_limits')) === 0);
}

/** Every row of the tables that a call may write to: equal before and after means that nothing was changed. */
export async function snapshot(): Promise<unknown> {
  const tables = [
    'users',
    'deed_locks',
    'payments',
    'payment_disputes',
    'lock_contests',
    'lock_evidence',
    'recordings',
    'recording_matches',
    'watches',
    'announcements',
    'alerts',
    'notifications',
    'notification_preferences',
    'push_subscriptions',
    'audit_events',
    'log_entries',
    'log_openings',
    'stripe_events',
    'interests',
    'fraud_cases',
    'security_pins',
    'passkeys',
    'recovery_codes',
    'stored_objects',
    'vault_documents',
    'document_thumbnails',
    'certificates',
    'redactions',
    'share_links',
    'share_views',
    'ended_links',
    'notary_profiles',
    'notary_credentials',
    'notary_time_off',
    'notary_hours',
    'notary_requests',
    'offers',
    'dispatch_rounds',
    'position_reports',
    'request_messages',
    'reviews',
    'mails',
    'mailed_links',
    'waitlist_entries',
    'partner_applications',
    'document_hashes',
    'invoices',
    'invoice_items',
    'invoice_counters',
    'invoice_payments',
    'plan_customers',
    'plan_checkouts',
    'plan_subscriptions',
    'plan_receipts',
    'data_exports',
    'organizations',
    'organization_members',
    'organization_invitations',
    'organization_shares',
    'api_keys',
  ];
  const rows: unknown[] = [];
  for (const table of tables)
    rows.push(table, await query(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY 1`));
  return rows;
}
