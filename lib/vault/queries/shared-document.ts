import 'server-only';
import { now } from '@/lib/platform/clock';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { notSuspended } from '@/lib/platform/suspension';
import { hashShareToken, linkStatus } from '../rules/link';
import { redactedName } from '../rules/document-name';
import type { SharedDocument } from '../schema/links';

/** What a link shows, as long as it is open. Throws `not_found` for a token that never was, `gone` once the link has expired, and while its owner is suspended. */
export async function findOpenLink(token: string) {
  const tokenHash = hashShareToken(token);
  const link = await db.shareLink.findUnique({
    where: { tokenHash },
    select: {
      id: true,
      expiresAt: true,
      revokedAt: true,
      document: {
        select: {
          id: true,
          ownerId: true,
          name: true,
          type: true,
          sizeBytes: true,
          objectId: true,
          poison: true,
        },
      },
      redaction: { select: { objectId: true, sizeBytes: true } },
    },
  });
  if (!link) throw await missing(tokenHash);
  const status = linkStatus(link, now());
  if (status === 'revoked') {
    throw new AppError('gone', 'The owner has ended this link. Please ask for a new one.');
  }
  if (status === 'expired') {
    throw new AppError('gone', 'This link has expired. Please ask the owner for a new one.');
  }
  if ((await db.user.count({ where: { id: link.document.ownerId, ...notSuspended } })) === 0) {
    throw new AppError('gone', 'This document is not shown at the moment. Please ask its owner for it.');
  }
  return link;
}

/** Of a link that went with what it showed its hash is left. */
async function missing(tokenHash: Uint8Array<ArrayBuffer>): Promise<AppError> {
  const ended = await db.endedLink.findUnique({ where: { tokenHash }, select: { endedAt: true } });
  return ended
    ? new AppError('gone', 'The owner has deleted what this link showed. Please ask for a new one.')
    : new AppError('not_found', 'There is no such link. Please check its address.');
}

/** What somebody who follows a link sees before opening the document. Throws `not_found`, `gone`. */
export async function getSharedDocument(token: string): Promise<SharedDocument> {
  const { document, redaction, expiresAt } = await findOpenLink(token);
  return {
    name: redaction ? redactedName(document.name) : document.name,
    size: redaction?.sizeBytes ?? document.sizeBytes,
    isRedacted: redaction !== null,
    expiresAt: expiresAt.toISOString(),
  };
}
