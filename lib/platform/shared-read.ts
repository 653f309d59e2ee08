/**
 * A read that everybody asks for all the time: whoever comes while one is on its way shares the next one with all others
 * who wait. Nobody gets what was read before they asked.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null;
  let next: Promise<T> | null = null;

  const begin = (): Promise<T> => {
    next = null;
    const mine = read().finally(() => {
      if (current === mine) current = null;
    });
    current = mine;
    return mine;
  };

  return () => {
    if (!current) return begin();
    // Whether the read before it fails or not.
    next ??= current.then(begin, begin);
    return next;
  };
}
