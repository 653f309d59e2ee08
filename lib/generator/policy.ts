import type { Actor } from '@/lib/platform/actor';

/** Own documents, or any for an admin. */
export function canReadGeneratedOf(actor: Pick<Actor, 'id' | 'role'>, userId: string): boolean {
  return actor.id === userId || actor.role === 'admin';
}
