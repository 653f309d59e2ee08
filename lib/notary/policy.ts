import type { Actor } from '@/lib/platform/actor';
import type { RequestStatus } from './rules/statuses';

/** Whose request it is. Nobody else but admins knows that it exists. */
export type Party = 'client' | 'notary';

type Parties = { clientId: string; notaryId: string | null };

/** Own records, or any for an admin. */
export function canReadRecordsOf(actor: Pick<Actor, 'id' | 'role'>, userId: string): boolean {
  return actor.id === userId || actor.role === 'admin';
}

/** What somebody is to a request; null for whoever is neither. */
export function partyOf(userId: string, { clientId, notaryId }: Parties): Party | null {
  if (userId === clientId) return 'client';
  return userId === notaryId ? 'notary' : null;
}

/** Why this party, or an admin who is neither, may not bring a request there; null when it may. */
export function statusRefusal(party: Party | null, to: RequestStatus): string | null {
  if (party === null) return 'Only the client and the notary of a request can change it.';
  if (party === 'client')
    return to === 'cancelled' ? null : 'Only the notary can begin and complete the visit.';
  if (to === 'cancelled')
    return 'A notary cannot cancel a request. Please withdraw from it, and we will ask somebody else.';
  return null;
}

/** A client's words about a visit are the client's alone. */
export function canReview(party: Party | null): boolean {
  return party === 'client';
}
