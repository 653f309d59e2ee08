import 'server-only';

type Group<K extends string> = Record<K, string | null> & { _count: number };

/**
 * How many rows each id has, from a `groupBy` with those ids: 0 for one that is not in it. A `_count` of a relation would
 * have Postgres count all rows of its table first, whoever asks.
 */
export function tally<K extends string>(groups: Group<K>[], key: K): (id: string) => number {
  const counts = new Map(groups.map((group) => [group[key] as string | null, group._count]));
  return (id) => counts.get(id) ?? 0;
}
