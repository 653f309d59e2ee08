import { now } from './clock';

/** A read that anybody asks for and that may be so old: one at a time is on its way, and a failed one is not kept. */
export function remembered<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | null = null;
  return () => {
    const at = now().getTime();
    // A clock that was set back makes nothing last.
    if (kept && Math.abs(at - kept.at) < ms) return kept.value;
    const mine = { at, value: read() };
    kept = mine;
    mine.value.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.value;
  };
}
