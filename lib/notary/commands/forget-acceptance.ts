import 'server-only';
import { forgetNotices } from '@/lib/notifications/commands/forget';
import type { Tx } from '@/lib/platform/db';

type Parties = { id: string; clientId: string; notaryId: string | null };

/** Nobody comes any more: that somebody had accepted, was on the way or had begun is not told any more either. */
export async function forgetAcceptance(tx: Tx, { id, clientId, notaryId }: Parties): Promise<void> {
  await forgetNotices(tx, {
    userIds: [clientId, ...(notaryId ? [notaryId] : [])],
    href: `/requests/${id}`,
    types: [
      'request.assigned',
      'request.departed',
      'request.arrived',
      'request.started',
      'request.overdue',
      'request.exhausted',
    ],
  });
}
