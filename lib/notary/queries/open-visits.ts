import 'server-only';
import { assertAdmin, type Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
import { requestTitle } from '../rules/services';
import { activeStatuses } from '../rules/statuses';
import type { OpenVisits } from '../schema/open-visits';

/** A person has fewer; a company may not. */
const MOST = 50;

/** What others count on, or what comes to an account: its visits that are not over, as client and as notary. For admins alone. */
export async function listOpenVisits(actor: Actor, userId: string): Promise<OpenVisits> {
  assertAdmin(actor);
  const where = {
    status: { in: [...activeStatuses] },
    OR: [{ clientId: userId }, { notaryId: userId }],
  };
  const [count, rows] = await Promise.all([
    db.notaryRequest.count({ where }),
    db.notaryRequest.findMany({
      where,
      orderBy: [{ appointmentAt: 'asc' }, { id: 'asc' }],
      take: MOST,
      select: {
        id: true,
        serviceType: true,
        documentType: true,
        appointmentAt: true,
        status: true,
        notaryId: true,
      },
    }),
  ]);
  const visits = rows.map(({ id, appointmentAt, status, notaryId, ...request }) => ({
    id,
    title: requestTitle(request),
    appointmentDate: appointmentAt.toISOString(),
    status,
    isAsNotary: notaryId === userId,
  }));
  return { count, visits };
}
