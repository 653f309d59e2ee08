import { SEARCH_ENDS } from '@/lib/notary/rules/offer-window';
import type { RequestView } from '@/lib/notary/schema/requests';

type Standing = Pick<RequestView, 'status' | 'isOffered' | 'isExhausted' | 'askedCount' | 'isRemote'>;

/** What a request that nobody has accepted is waiting for; null once somebody has. */
export function waitingLine({ status, isRemote, ...standing }: Standing): string | null {
  if (status !== 'pending') return null;
  if (standing.isOffered) return 'A notary is being asked now.';
  if (!standing.isExhausted) return 'We are looking for a notary.';
  const { askedCount } = standing;
  if (askedCount > 0) {
    const who =
      askedCount === 1 ? '1 notary was asked and has' : `${askedCount} notaries were asked and have`;
    return `${who} not accepted. Nobody else is free right now; we ask others as they become free.`;
  }
  return `No notary is free ${isRemote ? '' : 'near you '}at that time. We keep looking until ${SEARCH_ENDS}.`;
}
