import 'server-only';
import { notify } from '@/lib/notifications/commands/notify';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction, type Tx } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import { drawable } from '@/lib/paper/pdf-letters';
import { findOpenLink } from '../queries/shared-document';
import { stampTexts } from '../rules/link';
import { pdfName, redactedName } from '../rules/document-name';
import type { Redaction } from '../schema/redactions';
import { alertOfNewPlace, viewOrigin } from './vault-alerts';
import { whileWanted, workOnDocument } from './document-work';

/**
 * Somebody opens a link and says who it is: counted, and told to the owner the first time. Throws `not_found`, `gone`, and
 * `validation_failed` for a name of which the watermark could show nothing.
 */
export async function recordView(
  token: string,
  { viewer, network }: { viewer: string; network: string },
): Promise<{ viewId: string }> {
  const { id: linkId } = await findOpenLink(token);
  assertPrintable(viewer);
  const viewId = newId();
  const viewedAt = now();
  const origin = viewOrigin(linkId, network);
  await transaction(async (tx) => {
    const [link] = await tx.shareLink.updateManyAndReturn({
      where: { id: linkId, revokedAt: null, expiresAt: { gt: viewedAt } },
      data: { viewCount: { increment: 1 } },
      select: { viewCount: true, documentId: true },
    });
    if (!link) throw new AppError('gone', 'This link has expired. Please ask the owner for a new one.');
    await alertOfNewPlace(tx, { ...origin, linkId, documentId: link.documentId, viewer });
    await tx.shareView.create({
      data: { id: viewId, linkId, viewer, viewedAt, ...origin },
      select: { id: true },
    });
    await audit(tx, {
      type: 'link.viewed',
      actorId: null,
      subjectId: linkId,
      data: { documentId: link.documentId, viewId },
    });
    if (link.viewCount === 1) await tellOwner(tx, { documentId: link.documentId, viewer });
  });
  return { viewId };
}

function assertPrintable(viewer: string): void {
  if (/[\p{L}\p{N}]/u.test(drawable(viewer))) return;
  const message =
    'Please write your name in letters that can be printed here, for example as in your passport.';
  throw new AppError('validation_failed', message, { fields: { viewer: message } });
}

async function tellOwner(
  tx: Tx,
  { documentId, viewer }: { documentId: string; viewer: string },
): Promise<void> {
  const { ownerId, name } = await tx.vaultDocument.findUniqueOrThrow({
    where: { id: documentId },
    select: { ownerId: true, name: true },
  });
  await notify(tx, {
    userId: ownerId,
    type: 'link.viewed',
    title: 'Your link was opened',
    message: `Somebody who gave the name ${viewer} opened ${name}.`,
    href: `/documents/${documentId}`,
  });
}

type Opening = { viewId: string; signal?: AbortSignal };

/**
 * What a link shows, as a PDF that names the viewer on every page. It is not made to its end for a reader who has left,
 * nor once the link is over. Throws `not_found` unless the view is of this link, `gone`.
 */
export async function openSharedDocument(
  token: string,
  { viewId, signal }: Opening,
): Promise<{ bytes: Uint8Array; name: string }> {
  const link = await findOpenLink(token);
  const view = await db.shareView.findFirst({
    where: { id: viewId, linkId: link.id },
    select: { viewer: true, viewedAt: true },
  });
  if (!view) throw new AppError('not_found', 'Please open the link again and enter your name.');
  const { document, redaction } = link;
  const type = redaction ? 'pdf' : (document.type as Redaction['type']);
  const stamp = stampTexts({ ...view, site: new URL(env().NEXTAUTH_URL).host });
  const objectId = redaction?.objectId ?? document.objectId;
  const { bytes } = await whileWanted({ assertWanted: () => findOpenLink(token), signal }, (wanted) =>
    workOnDocument(document, {
      work: 'stamp',
      options: { type, stamp },
      objectId,
      link: link.id,
      signal: wanted,
    }),
  );
  await db.vaultDocument.updateMany({ where: { id: document.id }, data: { lastAccessedAt: now() } });
  return { bytes, name: redaction ? redactedName(document.name) : pdfName(document.name) };
}
