import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import type { ExportSize } from '../rules/size';

/** How much work everything of an account is: bytes of files, and papers that are drawn for it. */
export async function measureExport({ id: userId }: Actor): Promise<ExportSize> {
  const [row] = await db.$queryRaw<ExportSize[]>`
    SELECT
      (coalesce((SELECT sum(size_bytes) FROM vault_documents WHERE owner_id = ${userId}::uuid), 0)
        + coalesce((SELECT sum(r.size_bytes) FROM redactions r JOIN vault_documents d ON d.id = r.document_id
            WHERE d.owner_id = ${userId}::uuid), 0))::float8 AS bytes,
      ((SELECT count(*) FROM deed_locks WHERE owner_id = ${userId}::uuid)
        + (SELECT count(*) FROM vault_documents WHERE owner_id = ${userId}::uuid)
        + (SELECT count(*) FROM document_hashes WHERE user_id = ${userId}::uuid)
        + (SELECT count(*) FROM invoices WHERE issuer_id = ${userId}::uuid)
        + (SELECT count(*) FROM invoices i JOIN notary_requests n ON n.id = i.request_id
            WHERE n.client_id = ${userId}::uuid)
        + (SELECT count(*) FROM payments WHERE user_id = ${userId}::uuid AND status = 'succeeded'))::int AS papers`;
  return row ?? { bytes: 0, papers: 0 };
}
