import type { Actor } from '@/lib/platform/actor';

/** One's own account, or any for an admin. */
export function canViewUser(actor: Actor, userId: string): boolean {
  return actor.id === userId || actor.role === 'admin';
}

/** The same: an admin corrects a name for whoever asks for it. */
export function canChangeUser(actor: Actor, userId: string): boolean {
  return canViewUser(actor, userId);
}
