import type { RequestView } from '@/lib/notary/schema/requests';

export function requestPath(id: string): string {
  return `/requests/${id}`;
}

/** `Remote Session`, or the address. */
export function placeOf({ isRemote, location }: Pick<RequestView, 'isRemote' | 'location'>): string {
  return isRemote ? 'Remote Session' : (location ?? '');
}

/** A notary comes, or is there: to a remote session nobody does. */
export function isFollowable(request: Pick<RequestView, 'status' | 'isRemote'>): boolean {
  return isUnderWay(request) && !request.isRemote;
}

/** A notary is on it: they can be written to. */
export function isUnderWay({ status }: Pick<RequestView, 'status'>): boolean {
  return status === 'assigned' || status === 'in_progress';
}
