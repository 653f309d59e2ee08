import type { Actor } from '@/lib/platform/actor';

/** Who waits, and what they wrote, is for admins alone. */
export function canReadWaitlist({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'admin';
}
