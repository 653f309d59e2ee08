import 'server-only';
import { z } from 'zod';
import type { Role } from '@/prisma/generated/enums';
import type { Actor } from '@/lib/platform/actor';
import { db } from '@/lib/platform/db';
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
      ? await db.user.findUnique({ where: { id: userId }, select: publicUserFields })
      : null;
  if (!user) throw new AppError('not_found', 'There is no such account.');
  return toPublicUser(user);
}

/** Whether the actor had signed in before the sign-in that asks. */
export async function hasSignedInBefore(actor: Actor): Promise<boolean> {
  const [found] = await db.$queryRaw<[{ hasBefore: boolean }]>`
    SELECT EXISTS (
      SELECT 1 FROM sessions earlier JOIN sessions own ON own.user_id = earlier.user_id
      WHERE own.id = ${actor.sessionId}::uuid AND own.user_id = ${actor.id}::uuid
        AND earlier.created_at < own.created_at
    ) AS "hasBefore"`;
  return found.hasBefore;
}
