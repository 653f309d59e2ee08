import type { Actor } from '@/lib/platform/actor';

/** One's own account alone: not even an admin deletes somebody else's, or takes its data along. */
export function isOwnAccount({ id }: Actor, userId: string): boolean {
  return id === userId;
}
