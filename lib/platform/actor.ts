import type { Role } from '@/prisma/generated/enums';
import { AppError } from './errors';

/** Who is asking. Made in one place: lib/platform/session.ts. */
export type Actor = {
  id: string;
  role: Role;
  /** names this sign-in, for what was confirmed in it and for ending it */
  sessionId: string;
  /** The account has a PIN or a passkey: what hurts asks for it first. */
  isGuarded: boolean;
};

/** Throws `not_found` for anyone who is not an admin: nobody else knows that there is something. */
export function assertAdmin({ role }: Pick<Actor, 'role'>): void {
  if (role !== 'admin') throw new AppError('not_found', 'There is nothing at this address.');
}
