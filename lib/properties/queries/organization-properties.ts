import 'server-only';
import { getLockProofFile } from '@/lib/deeds/queries';
import type { LockProofQuery } from '@/lib/deeds/schema';
import { getShare, listShared } from '@/lib/organizations/queries/sharing';
import type { Share, SharedPage } from '@/lib/organizations/schema/sharing';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { askTogether } from '@/lib/platform/database/questions';
import { stateBefore } from '../rules/property-state';
import { ownProofs, sharedProofs } from '../rules/timeline';
import type { OrganizationProperty, TimelineEntry, TimelineQuery } from '../schema/timeline';
import { currentOf, endOf, firstOf, getOwnProperty, timelinePage, type OwnProperty } from './timeline';
import { titleOf } from './title';

/** Properties that members of the actor's organization shared with it, the latest first. Throws `not_found` for an `after` that is not one. */
export function listOrganizationProperties(
  actor: Pick<Actor, 'id'>,
  after: string | undefined,
): Promise<SharedPage> {
  return listShared(actor, { kind: 'property', after }, async (ids) => {
    const rows = await db.deedLock.findMany({
      where: { id: { in: ids } },
      select: { id: true, propertyAddress: true, ownerName: true, county: true },
    });
    return new Map(
      rows.map(({ id, propertyAddress, ownerName, county }) => [
        id,
        { title: propertyAddress, detail: county ? `${ownerName}, ${county}` : ownerName },
      ]),
    );
  });
}

/** The property of a lock, for members of an organization that it is shared with. Throws `not_found`. */
async function getSharedProperty(
  actor: Pick<Actor, 'id'>,
  id: string,
): Promise<{ property: OwnProperty; share: Share }> {
  const lock = await db.deedLock.findUnique({ where: { id }, select: { ownerId: true } });
  if (!lock) throw new AppError('not_found', 'There is no such property.');
  const property = await getOwnProperty({ id: lock.ownerId }, id);
  const share = await getShare(actor, { kind: 'property', id: firstOf(property).id });
  return { property, share };
}

type Asked = Partial<TimelineQuery> & { id: string; most?: number };

/**
 * A property that is shared with the actor, as members see it now or at the end of a day: without unlock code, payments, alerts to
 * be looked at and names of documents. Throws `not_found`.
 */
export async function getOrganizationProperty(
  actor: Pick<Actor, 'id'>,
  { id, asOf, kind, after, most }: Asked,
): Promise<OrganizationProperty & { share: Share }> {
  const { property, share } = await getSharedProperty(actor, id);
  const [lockIds, end] = [property.locks.map((lock) => lock.id), endOf(asOf)];
  const { page, chain } = await askTogether({
    page: timelinePage(property, { asOf, kind, after, most, isForMembers: true }),
    chain: titleOf(lockIds, end),
  });
  const { id: currentId, propertyAddress, ownerName, county, parcelNumber, logIndex } = currentOf(property);
  return {
    id: share.thingId,
    ...{ currentId, propertyAddress, ownerName, county, parcelNumber, logIndex, chain, share },
    asOf: asOf ?? null,
    state: stateBefore(property.locks, end),
    entries: page.entries.map(forMembers),
    next: page.next,
  };
}

/** What else an entry leads to is a page of its owner's. */
function forMembers({ href, ...entry }: TimelineEntry): TimelineEntry {
  return { ...entry, href: href?.startsWith(ownProofs) ? href.replace(ownProofs, sharedProofs) : null };
}

/** A proof file of a lock whose property is shared with the actor. Throws `not_found`. */
export async function getOrganizationProofFile(
  actor: Pick<Actor, 'id'>,
  query: { id: string } & LockProofQuery,
) {
  const { share } = await getSharedProperty(actor, query.id);
  return getLockProofFile({ id: share.ownerId }, query);
}
