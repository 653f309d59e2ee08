import { visitServices } from '@/lib/notary/rules/services';

/*
 * What the address of the page holds of a search. Free of zod, which a visitor's first load does without; the server
 * checks again what it is asked.
 */

export const urgencyOptions = [
  { value: 'asap', label: 'As soon as possible (within 1 hour)' },
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'week', label: 'This week' },
] as const;

export type NotarySearch = { location: string; serviceType: string; urgency: string };

const DEFAULT_URGENCY = 'week';

/** What the address asks for; a service or an urgency that does not exist counts as not chosen. */
export function readSearch(params: URLSearchParams): NotarySearch {
  const known = (options: readonly { value: string }[], name: string) =>
    options.find(({ value }) => value === params.get(name))?.value;
  return {
    location: (params.get('location') ?? '').trim(),
    serviceType: known(visitServices, 'serviceType') ?? '',
    urgency: known(urgencyOptions, 'urgency') ?? DEFAULT_URGENCY,
  };
}

export function isComplete({ location, serviceType }: NotarySearch): boolean {
  return location !== '' && serviceType !== '';
}
