export type Place = {
  href: string;
  label: string;
  /** of a path in a square of 24 */
  icon: string;
  /** Beginnings of other addresses that belong to it. */
  also?: string[];
};

/** What the header itself leads to. */
const beside = [
  { href: '/notifications', label: 'Notifications' },
  { href: '/search', label: 'Search' },
];

/** `own` is what somebody who works here has for themselves, as anybody with an account. */
export type Places = { main: Place[]; own: Place[] };

/** The place that an address belongs to: the one that says most of it. */
export function placeAt(path: string, { main, own }: Places): Place | undefined {
  const said = (place: Place) =>
    Math.max(
      ...[place.href, ...(place.also ?? [])].map((start) => (isWithin(path, start) ? start.length : 0)),
    );
  return [...main, ...own].filter((place) => said(place) > 0).sort((a, b) => said(b) - said(a))[0];
}

function isWithin(path: string, start: string): boolean {
  return path === start || path.startsWith(`${start}/`);
}

/** What the header calls the page: its place, or what the header itself leads to. */
export function nameAt(path: string, places: Places): Pick<Place, 'href' | 'label'> | undefined {
  return beside.find(({ href }) => isWithin(path, href)) ?? placeAt(path, places);
}
