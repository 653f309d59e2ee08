import type { Actor } from '@/lib/platform/actor';

/** Who applied as a partner, with what, and the answer to it: for admins alone. */
export function canDecideApplications({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'admin';
}
