import 'server-only';
import type { Actor } from '@/lib/platform/actor';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { linkStatus } from '../rules/link';
import type { ShareLink } from '../schema/links';

/** How many views of each link its owner sees. */
const LATEST_VIEWS = 10;

/** The links of one of the actor's documents, newest first, those that have ended included. Throws `not_found`. */
export async function listLinks(actor: Actor, documentId: string): Promise<ShareLink[]> {
  const document = await db.vaultDocument.findFirst({
    where: { id: documentId, ownerId: actor.id },
    select: {
      links: {
        orderBy: { createdAt: 'desc' },
        select: {
          id: true,
          redactionId: true,
          createdAt: true,
          expiresAt: true,
          revokedAt: true,
          viewCount: true,
          views: {
            orderBy: { viewedAt: 'desc' },
            take: LATEST_VIEWS,
            select: { viewer: true, viewedAt: true },
          },
        },
      },
    },
  });
  if (!document) throw new AppError('not_found', 'There is no such document.');
  return document.links.map((link) => ({
    id: link.id,
    redactionId: link.redactionId,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    revokedAt: link.revokedAt?.toISOString() ?? null,
    status: linkStatus(link, now()),
    viewCount: link.viewCount,
    views: link.views.map(({ viewer, viewedAt }) => ({ viewer, viewedAt: viewedAt.toISOString() })),
  }));
}
