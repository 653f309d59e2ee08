import type { RequestView } from '@/lib/notary/schema/requests';

type Standing = Pick<RequestView, 'status' | 'isOffered' | 'isExhausted' | 'wasAsked' | 'isRemote'>;

/** What a request that nobody has accepted is waiting for; null once somebody has. */
export function waitingLine({ status, isRemote, ...standing }: Standing): string | null {
  if (status !== 'pending') return null;
  if (standing.isOffered) return 'A notary is being asked now.';
  if (!standing.isExhausted) return 'We are looking for a notary.';
  if (standing.wasAsked) {
    return 'Every notary who could come has been asked. We ask again as others become free.';
  }
  return `No notary is free ${isRemote ? '' : 'near you '}at that time. We keep looking until the appointment.`;
}
