import 'server-only';
import { AppError } from '@/lib/platform/errors';

/** A file waits in memory for its turn, up to 25 MB each. */
const AT_ONCE = 8;
const OF_ONE_NETWORK = 3;

const held = new Map<string, number>();

/**
 * Does something that holds a file in memory, unless too many do already, here or from one network. Throws `unavailable`.
 */
export async function inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
  const own = held.get(network) ?? 0;
  const all = [...held.values()].reduce((sum, count) => sum + count, 0);
  if (own >= OF_ONE_NETWORK || all >= AT_ONCE) {
    throw new AppError(
      'unavailable',
      'Many documents are being checked right now. Please try again in a minute.',
    );
  }
  held.set(network, own + 1);
  try {
    return await work();
  } finally {
    const left = (held.get(network) ?? 1) - 1;
    if (left > 0) held.set(network, left);
    else held.delete(network);
  }
}
