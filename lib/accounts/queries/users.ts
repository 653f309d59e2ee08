import 'server-only';
import { z } from 'zod';
import type { Role } from '@/prisma/generated/enums';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { canViewUser } from '../policy';
import type { PublicUser } from '../schema/users';

export const publicUserFields = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  createdAt: true,
} as const;

type UserRow = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  createdAt: Date;
};

export function toPublicUser({ id, email, firstName, lastName, role, createdAt }: UserRow): PublicUser {
  return { id, email, firstName, lastName, role, createdAt: createdAt.toISOString() };
}

/** An account that the actor may see. Somebody else's is not found, the same as one that does not exist. */
export async function getUser(actor: Actor, userId: string): Promise<PublicUser> {
  const user =
    z.uuid().safeParse(userId).success && canViewUser(actor, userId)
      ? await db.user.findUnique({ where: { id: userId, deletedAt: null }, select: publicUserFields })
      : null;
  if (!user) throw new AppError('not_found', 'There is no such account.');
  return toPublicUser(user);
}

/** Whether an account was deleted. In a transaction that holds the account it stays so. */
export async function wasDeleted(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.user.count({ where: { id: userId, deletedAt: { not: null } } })) > 0;
}
