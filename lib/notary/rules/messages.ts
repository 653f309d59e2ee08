import type { RequestStatus } from './statuses';

/** Characters. */
export const MAX_MESSAGE = 2_000;

/** Then somebody who has not read a message is told by email. */
export const NOTICE_AFTER_MS = 2 * 60_000;

/**
 * Since when a party reads the thread of a request: the client from its beginning; the notary from the assignment, because
 * what came before was said to somebody else.
 */
export function readsThreadFrom(
  party: 'client' | 'notary',
  { assignedAt }: { assignedAt: Date | null },
): Date | undefined {
  return party === 'notary' ? (assignedAt ?? undefined) : undefined;
}

/** Whether the parties can write to each other now. */
export function isThreadOpen({
  status,
  notaryId,
}: {
  status: RequestStatus;
  notaryId: string | null;
}): boolean {
  return notaryId !== null && (status === 'assigned' || status === 'in_progress');
}

/** Why nothing can be written, and what to do. */
export function closedThreadMessage(status: RequestStatus): string {
  if (status === 'pending')
    return 'Nobody has accepted this request yet. Once a notary has, you can write to each other here.';
  if (status === 'cancelled') return 'This request was cancelled, so you can no longer write here.';
  return 'This visit is over, so you can no longer write here.';
}
