import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { SandboxKind } from '@/prisma/generated/enums';
import type { ApiCaller } from '@/lib/platform/v1/api-caller';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';
import { AppError } from '@/lib/platform/errors';
import { getSandboxObject } from '../queries/sandbox';
import { SANDBOX_KEPT_DAYS } from '../rules/kept';

const DAY_MS = 24 * 60 * 60 * 1000;

type SandboxObject = { id: string; organizationId: string; kind: SandboxKind; data: Prisma.InputJsonObject };

/** Keeps what a test call made, as /v1 answers it. Nothing else happens. */
export async function addSandboxObject(tx: Tx, object: SandboxObject): Promise<void> {
  await tx.sandboxObject.create({ data: { ...object, createdAt: now() }, select: { id: true } });
}

/** Puts what has become of it in its place. */
export async function changeSandboxObject(
  tx: Tx,
  { id, data }: Pick<SandboxObject, 'id' | 'data'>,
): Promise<void> {
  await tx.sandboxObject.update({ where: { id }, data: { data }, select: { id: true } });
}

/** Removes what test calls made 90 days ago. Returns how many. */
export async function deleteOldSandboxObjects(): Promise<{ deleted: number }> {
  const before = new Date(now().getTime() - SANDBOX_KEPT_DAYS * DAY_MS);
  const where = { createdAt: { lt: before } };
  return deleteInBatches('test data', (tx, limit) => tx.sandboxObject.deleteMany({ where, limit }));
}

/** One thing that test calls made, which nobody else changes until the transaction ends. Throws `not_found`. */
export async function takeSandboxObject(
  tx: Tx,
  caller: Pick<ApiCaller, 'ownerId'>,
  what: { kind: SandboxKind; id: string },
): Promise<Prisma.JsonValue> {
  await tx.$queryRaw`SELECT 1 FROM sandbox_objects WHERE id = ${what.id}::uuid FOR NO KEY UPDATE`;
  return getSandboxObject(tx, caller, what);
}

/** Whose sandbox a test call writes to. Throws `forbidden` for a token, which acts for an account and has none. */
export function sandboxOf({ organizationId }: Pick<ApiCaller, 'organizationId'>): string {
  if (organizationId !== null) return organizationId;
  throw new AppError('forbidden', 'Test data is made with a test key of an organization.');
}
