import { REMOTE_SERVICE } from './services';

type Work = { serviceTypes: readonly string[]; home: string | null };

/** Why a notary cannot be offered anything, by the field that would mend it; null for somebody who can. */
export function whyUnavailable({ serviceTypes, home }: Work): 'serviceTypes' | 'home' | null {
  if (serviceTypes.length === 0) return 'serviceTypes';
  return home === null && !serviceTypes.includes(REMOTE_SERVICE) ? 'home' : null;
}
