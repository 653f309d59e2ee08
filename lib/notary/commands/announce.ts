import 'server-only';
import type { Tx } from '@/lib/platform/db';
import { publish } from '@/lib/platform/events';

/** What a listening page is told: a request changed (also its place on the way), offers changed, a message came or was read. */
type Kind = 'request' | 'offer' | 'message' | 'position';

type Parties = { id: string; clientId: string; notaryId?: string | null };

/** Tells the request's page and the dashboards of its parties, once the transaction is committed. */
export async function announceRequest(
  tx: Tx,
  { id, clientId, notaryId }: Parties,
  kind: Kind,
): Promise<void> {
  const accounts = kind === 'position' ? [] : [clientId, ...(notaryId ? [notaryId] : [])];
  await publish(tx, [
    { topic: `request:${id}`, kind, id },
    ...accounts.map((account) => ({ topic: `account:${account}`, kind, id })),
  ]);
}

/** Tells the pages of a notary that the profile is another one, as when it was verified. */
export async function announceProfile(tx: Tx, userId: string): Promise<void> {
  await publish(tx, [{ topic: `account:${userId}`, kind: 'profile', id: userId }]);
}

/** Tells a notary's dashboard that offers came or went. */
export async function announceOffer(
  tx: Tx,
  { id, notaryId }: { id: string; notaryId: string },
): Promise<void> {
  await publish(tx, [{ topic: `account:${notaryId}`, kind: 'offer', id }]);
}
