import type { Actor } from '@/lib/platform/actor';

/** Who waits, and what they wrote, is for admins alone. */
export function canReadWaitlist({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'admin';
}

/** Who applied as a partner, with what, and the answer to it: for admins alone. */
export function canDecideApplications({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'admin';
}

/** Who wrote to us, and about what, is for admins alone. */
export function canReadInterests({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'admin';
}
