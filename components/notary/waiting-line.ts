import type { RequestView } from '@/lib/notary/schema/requests';

type Standing = Pick<RequestView, 'status' | 'isOffered' | 'isExhausted'>;

/** What a request that nobody has accepted is waiting for; null once somebody has. */
export function waitingLine({ status, isOffered, isExhausted }: Standing): string | null {
  if (status !== 'pending') return null;
  if (isOffered) return 'A notary is being asked now.';
  if (isExhausted) return 'Every notary who could come has been asked. We ask again as others become free.';
  return 'We are looking for a notary.';
}
