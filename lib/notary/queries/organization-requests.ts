import 'server-only';
import { getShare, listShared } from '@/lib/organizations/queries/sharing';
import type { Share, SharedPage } from '@/lib/organizations/schema/sharing';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import type { OrganizationRequest } from '../schema/organization-requests';
import { requestTitle } from '../rules/services';
import { shownStatus, statusLabels } from '../rules/statuses';
import { getRequestView } from './requests';

/** Requests that members of the actor's organization shared with it, the latest first. Throws `not_found` for an `after` that is not one. */
export function listOrganizationRequests(
  actor: Pick<Actor, 'id'>,
  after: string | undefined,
): Promise<SharedPage> {
  return listShared(actor, { kind: 'request', after }, async (ids) => {
    const rows = await db.notaryRequest.findMany({
      where: { id: { in: ids } },
      select: {
        id: true,
        serviceType: true,
        documentType: true,
        status: true,
        departedAt: true,
        arrivedAt: true,
      },
    });
    return new Map(
      rows.map((row) => [row.id, { title: requestTitle(row), detail: statusLabels[shownStatus(row)] }]),
    );
  });
}

/** A request that is shared with the actor, as members see it: without messages, document, prices and telephone. Throws `not_found`. */
export async function getOrganizationRequest(
  actor: Pick<Actor, 'id'>,
  id: string,
): Promise<{ request: OrganizationRequest; share: Share }> {
  const share = await getShare(actor, { kind: 'request', id });
  const view = await getRequestView(db, id, share.ownerId);
  const { clientName, status, serviceType, documentType, appointmentDate, location, state } = view;
  const { isRemote, mode, officeAddress, createdAt, assignedAt, departedAt, arrivedAt } = view;
  const { startedAt, completedAt, cancelledAt } = view;
  return {
    request: {
      ...{ id, clientName, status, serviceType, documentType, appointmentDate, location, state },
      ...{ isRemote, mode, officeAddress, createdAt, assignedAt, departedAt, arrivedAt },
      ...{ startedAt, completedAt, cancelledAt },
      notary: view.notary && { name: view.notary.name, isDemo: view.notary.isDemo },
    },
    share,
  };
}
