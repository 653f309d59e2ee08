import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { SandboxKind } from '@/prisma/generated/enums';
import { now } from '@/lib/platform/clock';
import type { Tx } from '@/lib/platform/db';

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
