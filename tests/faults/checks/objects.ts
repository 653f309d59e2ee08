export type ObjectFacts = {
  rows: { id: string; state: string }[];
  /** which object each document, thumbnail, redacted copy and export has */
  references: { what: string; objectId: string }[];
  store: { objects: string[]; begun: string[] };
  /** what came back of documents that people stored, by SHA-256 */
  opened: { what: string; expected: string; actual: string }[];
};

/** Each row has its object, each object its row, each document opens and is the one that was stored. */
export function checkObjects({ rows, references, store, opened }: ObjectFacts): string[] {
  const kept = new Set(rows.filter(({ state }) => state === 'kept').map(({ id }) => id));
  const objects = new Set(store.objects);
  const named = new Set(references.map(({ objectId }) => objectId));
  return [
    ...rows.filter(({ state }) => state !== 'kept').map(({ id, state }) => `Object ${id} is still ${state}.`),
    ...[...kept].filter((id) => !objects.has(id)).map((id) => `Object ${id} is not in the store.`),
    ...[...objects].filter((id) => !kept.has(id)).map((id) => `The store has ${id}, which no row knows.`),
    ...store.begun.map((name) => `The store has the beginning of ${name}.`),
    ...[...kept].filter((id) => !named.has(id)).map((id) => `Object ${id} belongs to nothing.`),
    ...references
      .filter(({ objectId }) => !kept.has(objectId))
      .map(({ what, objectId }) => `${what} has the object ${objectId}, which is not kept.`),
    ...opened
      .filter(({ expected, actual }) => expected !== actual)
      .map(({ what }) => `${what} comes back as another one.`),
  ];
}
