import 'server-only';
import type { ClientDashboardProps } from '@/components/notary/client/dashboard/client-dashboard';
import { getUser } from '@/lib/accounts/queries/users';
import { listRecentActivity } from '@/lib/notary/queries/activity';
import { listClientRequests } from '@/lib/notary/queries/requests';
import type { Actor } from '@/lib/platform/actor';
import { findNewestScan } from '@/lib/vault/queries/document-scan';

/** What the dashboard of an account shows. Throws `not_found` for an account that is not the actor's to see. */
export async function readDashboard(actor: Actor, userId: string): Promise<ClientDashboardProps> {
  const user = await getUser(actor, userId);
  const [initialRequests, own] = await Promise.all([
    listClientRequests(actor, user.id),
    user.id === actor.id ? readOwn(actor) : null,
  ]);
  const { id, firstName, lastName } = user;
  return { user: { id, firstName, lastName }, initialRequests, own };
}

async function readOwn(actor: Actor) {
  const [initialActivity, scan] = await Promise.all([
    listRecentActivity(actor, actor.id),
    findNewestScan(actor),
  ]);
  return { initialActivity, scan };
}
