import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import type { Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';

/** Until the transaction ends, this document of the actor's cannot be deleted. Throws `not_found`. */
export async function holdDocument(tx: Tx, actor: Actor, id: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM vault_documents WHERE id = ${id}::uuid AND owner_id = ${actor.id}::uuid FOR KEY SHARE`;
  if (rows.length === 0) throw new AppError('not_found', 'There is no such document.');
}

/** As `holdDocument`, and whoever else takes the document waits. Throws `not_found`. */
export async function takeDocument(tx: Tx, actor: Actor, id: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM vault_documents WHERE id = ${id}::uuid AND owner_id = ${actor.id}::uuid FOR NO KEY UPDATE`;
  if (rows.length === 0) throw new AppError('not_found', 'There is no such document.');
}

/** Until the transaction ends, this redaction cannot be deleted. Throws `not_found`. */
export async function holdRedaction(tx: Tx, id: string): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM redactions WHERE id = ${id}::uuid FOR KEY SHARE`;
  if (rows.length === 0) throw new AppError('not_found', 'There is no such redaction.');
}
