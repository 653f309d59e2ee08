import 'server-only';
import { randomBytes } from 'node:crypto';
import { assertSteppedUp } from '@/lib/accounts/queries/step-up';
import type { Actor } from '@/lib/platform/actor';
import { audit } from '@/lib/platform/audit';
import { newId, now } from '@/lib/platform/clock';
import { db, transaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import type { DocumentType } from '@/prisma/generated/enums';
import { hashShareToken, linkExpiresAt, shareTokenFrom } from '../rules/link';
import { isRedactable } from '../rules/redaction-state';
import type { CreatedLink, CreateLinkInput } from '../schema/links';
import { workOnDocument, type WorkedOn } from './document-work';
import { holdDocument, holdRedaction } from './hold-rows';

/**
 * Makes an address under which anybody sees one of the actor's documents, or its redacted copy, for some hours.
 * Throws `not_found`, `step_up_required`, `conflict` for a copy that is not completed, and `validation_failed` for what
 * could not be shown: Word files, and PDFs that open only with a password.
 */
export async function createLink(
  actor: Actor,
  { id, hours, redactionId, signal }: { id: string; signal?: AbortSignal } & CreateLinkInput,
): Promise<CreatedLink> {
  const document = await db.vaultDocument.findFirst({
    where: { id, ownerId: actor.id },
    select: {
      id: true,
      ownerId: true,
      poison: true,
      type: true,
      objectId: true,
      redactions: { where: { id: redactionId ?? id }, select: { status: true } },
    },
  });
  if (!document) throw new AppError('not_found', 'There is no such document.');
  await assertSteppedUp(actor);
  if (redactionId === undefined) await assertShowable(document, signal);
  else assertCompleted(document.redactions[0]);

  const token = shareTokenFrom(randomBytes(32));
  const [linkId, createdAt] = [newId(), now()];
  const expiresAt = linkExpiresAt(createdAt, hours);
  await transaction(async (tx) => {
    await holdDocument(tx, actor, id);
    if (redactionId !== undefined) await holdRedaction(tx, redactionId);
    await tx.shareLink.create({
      data: {
        id: linkId,
        documentId: id,
        redactionId,
        tokenHash: hashShareToken(token),
        createdAt,
        expiresAt,
      },
      select: { id: true },
    });
    await audit(tx, {
      type: 'link.created',
      actorId: actor.id,
      subjectId: linkId,
      data: { documentId: id, redactionId: redactionId ?? null, hours },
    });
  });
  return { id: linkId, url: `${env().NEXTAUTH_URL}/share/${token}`, expiresAt: expiresAt.toISOString() };
}

/** Ends a link at once, also for those who opened it before. A link that is revoked already stays as it is. Throws `not_found`. */
export async function revokeLink(actor: Actor, { id, lid }: { id: string; lid: string }): Promise<void> {
  const own = { id: lid, documentId: id, document: { ownerId: actor.id } };
  await transaction(async (tx) => {
    const { count } = await tx.shareLink.updateMany({
      where: { ...own, revokedAt: null },
      data: { revokedAt: now() },
    });
    if (count === 1) {
      await audit(tx, {
        type: 'link.revoked',
        actorId: actor.id,
        subjectId: lid,
        data: { documentId: id },
      });
    } else if (!(await tx.shareLink.findFirst({ where: own, select: { id: true } }))) {
      throw new AppError('not_found', 'There is no such link.');
    }
  });
}

type Showable = WorkedOn & { type: DocumentType; objectId: string };

async function assertShowable(
  { type, objectId, ...document }: Showable,
  signal?: AbortSignal,
): Promise<void> {
  if (!isRedactable(type)) {
    throw new AppError(
      'validation_failed',
      'Word documents cannot be shown through a link. Please save yours as a PDF first, upload that, and share it.',
    );
  }
  await workOnDocument(document, { work: 'assertStampable', options: { type }, objectId, signal });
}

function assertCompleted(redaction: { status: string } | undefined): void {
  if (!redaction) throw new AppError('not_found', 'There is no such redaction.');
  if (redaction.status !== 'completed') {
    throw new AppError('conflict', 'Please wait for redaction to complete');
  }
}
