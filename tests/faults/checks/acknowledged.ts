/** Something that the product said yes to, in words, with the id by which it is found. */
export type Promised = { what: string; id: string };

/** What was said yes to, and is not there. */
export function checkAcknowledged(promised: Promised[], found: ReadonlySet<string>): string[] {
  return promised
    .filter(({ what, id }) => !found.has(keyOf(what, id)))
    .map(({ what, id }) => `${what} ${id} was acknowledged and is lost.`);
}

/** How a thing that was found is named. */
export function keyOf(what: string, id: string): string {
  return `${what} ${id}`;
}

/** What may happen once to a thing, and happened more often. */
export function checkOnce(what: string, counts: { id: string; count: number }[]): string[] {
  return counts
    .filter(({ count }) => count > 1)
    .map(({ id, count }) => `${what} ${id}: ${count} times instead of once.`);
}
