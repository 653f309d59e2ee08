import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import type { ApiCaller } from '@/lib/platform/v1/api-caller';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { verificationSchema, type Verification } from '../schema/documents';
import { afterCursor, toPage, type PageQuery } from '../schema/pages';
import { getSandboxObject, listSandboxObjects } from './sandbox';

const select = {
  id: true,
  verificationType: true,
  sha256: true,
  confidence: true,
  issues: true,
  createdAt: true,
} satisfies Prisma.DocumentVerificationSelect;

/** GET /v1/documents/verifications/{verification_id}. Throws `not_found`, also for what another organization had verified. */
export async function getVerification(caller: ApiCaller, id: string): Promise<Verification> {
  if (caller.mode === 'test') {
    return verificationSchema.parse(await getSandboxObject(db, caller, { kind: 'verification', id }));
  }
  const row = await db.documentVerification.findFirst({ where: { id, ownerId: caller.ownerId }, select });
  if (!row) {
    throw new AppError('not_found', 'There is no verification with this id. Live and test data are apart.');
  }
  return toVerification(row);
}

/** GET /v1/documents/verifications: newest first. */
export async function listVerifications(
  caller: ApiCaller,
  page: PageQuery,
): Promise<{ data: Verification[]; next_cursor: string | null }> {
  if (caller.mode === 'test') {
    const { data, next_cursor } = await listSandboxObjects(caller, 'verification', page);
    return { data: data.map((each) => verificationSchema.parse(each)), next_cursor };
  }
  const rows = await db.documentVerification.findMany({
    where: { ownerId: caller.ownerId, ...afterCursor(page.cursor) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: page.limit + 1,
    select,
  });
  return toPage(rows, page, toVerification);
}

/** What an account had verified by programs that act for it: for its export. */
export function readVerifications(tx: Tx, ownerId: string) {
  return tx.documentVerification.findMany({
    where: { ownerId },
    orderBy: { createdAt: 'asc' },
    select: { id: true, verificationType: true, confidence: true, issues: true, createdAt: true },
  });
}

type Row = Prisma.DocumentVerificationGetPayload<{ select: typeof select }>;

function toVerification({ id, verificationType, sha256, confidence, issues, createdAt }: Row): Verification {
  return verificationSchema.parse({
    verification_id: id,
    verification_type: verificationType,
    sha256: Buffer.from(sha256).toString('hex'),
    confidence_score: confidence,
    issues_found: issues,
    created_at: createdAt.toISOString(),
    mode: 'live',
  });
}
