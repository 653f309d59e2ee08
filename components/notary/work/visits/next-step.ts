import { isMobile } from '@/lib/notary/rules/visit-mode';
import { hasCome } from '@/lib/notary/rules/visit-steps';
import type { RequestView } from '@/lib/notary/schema/requests';

export type NextStep = 'set-off' | 'arrive' | 'begin' | 'complete';

/** What the notary of a visit does next; null while they wait for the client, and once the visit has ended. */
export function nextStepOf(request: RequestView): NextStep | null {
  const { status, departedAt, travelFee } = request;
  if (status === 'in_progress') return hasCome(request) ? 'complete' : 'arrive';
  if (status !== 'assigned' || travelFee === null) return null;
  if (!isMobile(request) || hasCome(request)) return 'begin';
  return departedAt ? 'arrive' : 'set-off';
}
