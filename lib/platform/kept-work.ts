type KeptWork<T> = {
  /** of all results together; the one that was asked for longest ago goes first */
  maxBytes: number;
  bytesOf: (result: T) => number;
};

/**
 * Keeps the results of costly work in the memory of this process, by a key that says all that they depend on. Work that is
 * asked for again while it goes on is done once; work that failed is done anew.
 */
export function keptWork<T>({ maxBytes, bytesOf }: KeptWork<T>) {
  const kept = new Map<string, T>();
  const going = new Map<string, Promise<T>>();
  let bytes = 0;

  const keep = (key: string, result: T) => {
    kept.set(key, result);
    bytes += bytesOf(result);
    for (const [oldest, old] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= bytesOf(old);
    }
    return result;
  };
  const begin = (key: string, work: () => Promise<T>) => {
    const running = work()
      .then((result) => keep(key, result))
      .finally(() => going.delete(key));
    going.set(key, running);
    return running;
  };
  return async (key: string, work: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known === undefined) return going.get(key) ?? begin(key, work);
    // Behind the others: it goes last.
    kept.delete(key);
    kept.set(key, known);
    return known;
  };
}
