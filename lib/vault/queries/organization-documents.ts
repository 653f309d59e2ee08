import 'server-only';
import { getShare, listShared } from '@/lib/organizations/queries/sharing';
import type { Share, SharedPage } from '@/lib/organizations/schema/sharing';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { poisonMessage } from '@/lib/sandbox/poisoned';
import { categoryName } from '../rules/document-labels';
import { formatBytes } from '../rules/format-bytes';
import type { OrganizationDocument, VaultDocument } from '../schema/documents';
import { documentSelect, toVaultDocuments } from './documents';

/** Documents that members of the actor's organization shared with it, the latest first. Throws `not_found` for an `after` that is not one. */
export function listOrganizationDocuments(
  actor: Pick<Actor, 'id'>,
  after: string | undefined,
): Promise<SharedPage> {
  return listShared(actor, { kind: 'document', after }, async (ids) => {
    const rows = await db.vaultDocument.findMany({
      where: { id: { in: ids } },
      select: { id: true, name: true, type: true, category: true, sizeBytes: true },
    });
    return new Map(
      rows.map(({ id, name, type, category, sizeBytes }) => [
        id,
        {
          title: name,
          detail: `${categoryName(category)}, ${type.toUpperCase()}, ${formatBytes(sizeBytes)}`,
        },
      ]),
    );
  });
}

/** A document that is shared with the actor, as members see it. Throws `not_found`. */
export async function getOrganizationDocument(
  actor: Pick<Actor, 'id'>,
  id: string,
): Promise<{ document: OrganizationDocument; share: Share }> {
  const share = await getShare(actor, { kind: 'document', id });
  const row = await db.vaultDocument.findFirst({
    where: { id, ownerId: share.ownerId },
    select: documentSelect(),
  });
  const [seen] = await toVaultDocuments(db, row ? [row] : [], { showsThumbnails: false });
  if (!seen) throw new AppError('not_found', 'There is no such document.');
  return { document: toOrganizationDocument(seen), share };
}

/** Whether there are links to it, and when it was last opened, is its owner's to know. */
function toOrganizationDocument(seen: VaultDocument): OrganizationDocument {
  const { id, name, type, size, uploadDate, blockchainHash, encryptionLevel, category } = seen;
  const { isVerified, logIndex, problem } = seen;
  return {
    ...{ id, name, type, size, uploadDate, blockchainHash, encryptionLevel, category },
    ...{ isVerified, logIndex, problem },
  };
}

/** Whose document it is that the actor may open. Throws `not_found`, and `conflict` for one that turned out to do harm. */
export async function getOpenableShare(
  actor: Pick<Actor, 'id'>,
  id: string,
): Promise<{ id: string; ownerId: string }> {
  const { ownerId } = await getShare(actor, { kind: 'document', id });
  const row = await db.vaultDocument.findFirst({ where: { id, ownerId }, select: { poison: true } });
  if (!row) throw new AppError('not_found', 'There is no such document.');
  if (row.poison) {
    throw new AppError('conflict', `This document cannot be shared. ${poisonMessage(row.poison)}`);
  }
  return { id, ownerId };
}
