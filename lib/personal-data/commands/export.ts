import 'server-only';
import type { Readable } from 'node:stream';
import { holdSession } from '@/lib/accounts/commands/hold-account';
import { confirmPassword } from '@/lib/accounts/commands/passwords';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { enqueue } from '@/lib/platform/jobs';
import { zipStream } from '@/lib/platform/http/zip-stream';
import { openObject } from '@/lib/vault/queries/stored-objects';
import type { Drawing } from '../queries/attachments';
import { listExportFiles } from '../queries/export-files';
import { exportFields, toDataExport } from '../queries/exports';
import { measureExport } from '../queries/size';
import { isLarge } from '../rules/size';
import type { DataExport } from '../schema';

/** A ZIP that is made while it is read, or one that a job makes. */
export type Exported = { bytes: Readable; name: string } | { asked: DataExport };

/**
 * Everything in the actor's account. A large one is made by a job: asked for twice it is the same one. Throws
 * `step_up_required`, `validation_failed` without a password, `wrong_password` and `rate_limited`.
 */
export async function exportAccount(
  actor: Actor,
  { password }: { password: string },
  drawing: Drawing,
): Promise<Exported> {
  await assertSteppedUp(actor);
  await confirmPassword(actor, password);
  if (isLarge(await measureExport(actor))) return { asked: await askForExport(actor) };
  const files = await listExportFiles(actor, drawing);
  await transaction((tx) => noteExport(tx, actor.id));
  return { bytes: zipStream(files), name: exportName() };
}

/** Opens what the job made. Throws `not_found`, `gone` once its day is over, and `step_up_required`. */
export async function openExport(
  actor: Actor,
  id: string,
): Promise<{ bytes: Readable; size: number; name: string }> {
  const row = await db.dataExport.findFirst({
    where: { id, userId: actor.id, status: 'ready' },
    select: { objectId: true, sizeBytes: true, expiresAt: true },
  });
  if (!row?.objectId || !row.expiresAt) throw new AppError('not_found', 'There is no such download.');
  if (row.expiresAt <= now()) {
    throw new AppError('gone', 'This download has expired. Please ask for your data again.');
  }
  await assertSteppedUp(actor);
  const bytes = await openObject(row.objectId);
  return { bytes, size: Number(row.sizeBytes), name: exportName() };
}

/** That everything was handed over, for whoever looks at what became of an account. */
export function noteExport(tx: Tx, userId: string): Promise<void> {
  return audit(tx, { type: 'user.exported', actorId: userId, subjectId: userId });
}

async function askForExport(actor: Actor): Promise<DataExport> {
  return transaction(async (tx) => {
    await holdSession(tx, actor);
    const making = await tx.dataExport.findFirst({
      where: { userId: actor.id, status: 'making' },
      select: exportFields,
    });
    if (making) return toDataExport(making);
    const row = await tx.dataExport.create({
      data: { id: newId(), userId: actor.id, createdAt: now() },
      select: exportFields,
    });
    await enqueue(tx, 'export-data', row.id, { group: actor.id });
    return toDataExport(row);
  });
}

function exportName(): string {
  return `deedguard-data-${now().toISOString().slice(0, 10)}.zip`;
}
