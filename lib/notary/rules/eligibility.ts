import { REMOTE_SERVICE } from './services';

/** Nobody is asked who lives farther away than this in a straight line, whatever they say that they travel. */
export const MAX_MILES = 100;

/** Nobody is sent farther than this to an office, in a straight line. */
export const OFFICE_MILES = 25;

/** The service that a notary has to offer: a remote session is one of its own, whatever the document is. */
export function neededService({ isRemote, serviceType }: { isRemote: boolean; serviceType: string }): string {
  return isRemote ? REMOTE_SERVICE : serviceType;
}

/** The day on which credentials have to be in force: 2026-11-21, by UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
