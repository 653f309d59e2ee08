import { isAtOffice, isMobile } from '@/lib/notary/rules/visit-mode';
import type { RequestView } from '@/lib/notary/schema/requests';

export function requestPath(id: string): string {
  return `/requests/${id}`;
}

/** `Remote Session`, or the address: of the notary's office once it is known, where the client comes there. */
export function placeOf(
  request: Pick<RequestView, 'isRemote' | 'mode' | 'location' | 'officeAddress'>,
): string {
  const { isRemote, location, officeAddress } = request;
  if (isRemote) return 'Remote Session';
  if (!isAtOffice(request)) return location ?? '';
  return officeAddress ? `At the notary’s office: ${officeAddress}` : `At a notary’s office near ${location}`;
}

/** A notary comes to the client, or is there: who meets by video or at an office cannot be followed. */
export function canBeFollowed(request: Pick<RequestView, 'status' | 'isRemote' | 'mode'>): boolean {
  return isUnderWay(request) && isMobile(request);
}

/** A notary is on it: they can be written to. */
export function isUnderWay({ status }: Pick<RequestView, 'status'>): boolean {
  return status === 'assigned' || status === 'in_progress';
}

/** The notary has set off to the client, and is not there yet: their way can be seen. */
export function isOnTheWay(
  request: Pick<RequestView, 'status' | 'isRemote' | 'mode' | 'departedAt' | 'arrivedAt'>,
): boolean {
  const { status, departedAt, arrivedAt } = request;
  return status === 'assigned' && isMobile(request) && departedAt !== null && arrivedAt === null;
}
