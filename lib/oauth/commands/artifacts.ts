import 'server-only';
import type { Prisma } from '@/prisma/generated/client';
import { hashOfArtifact } from '@/lib/platform/v1/api-token';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { deleteInBatches } from '@/lib/platform/database/delete-in-batches';

/** What the OAuth server writes down of a code, a token, a session or a request that waits for its owner. */
export type ArtifactPayload = Record<string, unknown> & {
  jti?: string;
  grantId?: string;
  uid?: string;
  session?: object;
};

type NewArtifact = { kind: string; id: string; payload: ArtifactPayload; lastsSeconds: number | undefined };

/** Keeps an artifact under the hash of what its holder shows. */
export async function saveArtifact({ kind, id, payload, lastsSeconds }: NewArtifact): Promise<void> {
  const row = {
    payload: withoutSecrets(payload) as Prisma.InputJsonObject,
    grantId: payload.grantId ?? null,
    uid: payload.uid ?? null,
    expiresAt: lastsSeconds === undefined ? null : new Date(now().getTime() + lastsSeconds * 1000),
  };
  const key = { kind, id: hashOfArtifact(id) };
  await db.oauthArtifact.upsert({
    where: { kind_id: key },
    create: { ...key, ...row },
    update: row,
    select: { id: true },
  });
}

/** With the text that it was asked by, which is not kept. */
export async function findArtifact(kind: string, id: string): Promise<ArtifactPayload | undefined> {
  const row = await db.oauthArtifact.findUnique({ where: { kind_id: { kind, id: hashOfArtifact(id) } } });
  if (!row) return undefined;
  const consumed = row.consumedAt && { consumed: Math.floor(row.consumedAt.getTime() / 1000) };
  return { ...(row.payload as ArtifactPayload), jti: id, ...consumed };
}

/** Uses a code or a refresh token up. Whether this call did: of two at the same moment, one. */
export async function consumeArtifact(kind: string, id: string): Promise<boolean> {
  const { count } = await db.oauthArtifact.updateMany({
    where: { kind, id: hashOfArtifact(id), consumedAt: null },
    data: { consumedAt: now() },
  });
  return count === 1;
}

export async function destroyArtifact(kind: string, id: string): Promise<void> {
  await db.oauthArtifact.deleteMany({ where: { kind, id: hashOfArtifact(id) } });
}

export async function destroyArtifactsOf(kind: string, grantId: string): Promise<void> {
  await db.oauthArtifact.deleteMany({ where: { kind, grantId } });
}

/** Removes what has expired. Returns how many. */
export async function deleteExpiredArtifacts(): Promise<{ deleted: number }> {
  const where = { expiresAt: { lt: now() } };
  return deleteInBatches('artifacts', (tx, limit) => tx.oauthArtifact.deleteMany({ where, limit }));
}

/** The text that opens it, and the one of the session that a request began in. */
function withoutSecrets({ jti: _text, session, ...payload }: ArtifactPayload): ArtifactPayload {
  if (!session) return payload;
  const { cookie: _cookie, ...kept } = session as { cookie?: string };
  return { ...payload, session: kept };
}
