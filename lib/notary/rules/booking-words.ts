import type { ShownStatus } from './statuses';
import { toMode } from './visit-mode';

/** What /v1 and its webhooks call the status of a request: what the product calls `pending` looks for a notary. */
export function toBookingStatus(status: ShownStatus): Exclude<ShownStatus, 'pending'> | 'searching' {
  return status === 'pending' ? 'searching' : status;
}

/** The same of how a notary and a client meet. */
export function bookingService({
  isRemote,
  mode,
}: {
  isRemote: boolean;
  mode: string;
}): 'remote' | 'in_person' | 'mobile' {
  if (isRemote) return 'remote';
  return toMode(mode) === 'in-person' ? 'in_person' : 'mobile';
}
