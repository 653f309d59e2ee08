import 'server-only';
import * as z from 'zod';
import { Prisma } from '@/prisma/generated/client';
import type { Role } from '@/prisma/generated/enums';
import type { Actor } from '@/lib/platform/actor';
import { db, type Tx } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { aboutRows, askTogether } from '@/lib/platform/database/questions';
import { canViewUser } from '../policy';
import type { AccountDetails, PublicUser } from '../schema/users';

export const publicUserFields = {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
  role: true,
  createdAt: true,
} as const;

export type UserRow = {
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

/** A row that came as JSON. */
export type UserTexts = Omit<UserRow, 'createdAt'> & { createdAt: string };

export function readPublicUser(texts: UserTexts): PublicUser {
  return toPublicUser({ ...texts, createdAt: new Date(texts.createdAt) });
}

export const accountFields = { ...publicUserFields, phone: true, timeZone: true } as const;

type AccountRow = UserRow & { phone: string | null; timeZone: string | null };

export function toAccount({ phone, timeZone, ...user }: AccountRow): AccountDetails {
  return { ...toPublicUser(user), phone, timeZone };
}

/** An account that the actor may see. Somebody else's is not found, the same as one that does not exist. */
export async function getUser(actor: Actor, userId: string): Promise<PublicUser> {
  return toPublicUser(await readAccount(actor, userId));
}

/** The actor's own, which each page asks for: by the shortest way there is. Throws `not_found`. */
export async function getOwnUser({ id }: Actor): Promise<PublicUser> {
  const own = aboutRows<UserTexts, PublicUser>(
    Prisma.sql`
    SELECT id, email::text, first_name AS "firstName", last_name AS "lastName", role::text, created_at AS "createdAt"
    FROM users WHERE id = ${id}::uuid AND deleted_at IS NULL`,
    ([row]) => (row ? readPublicUser(row) : missingAccount()),
  );
  return (await askTogether({ own })).own;
}

/** The same, with what its settings hold. */
export async function getAccount(actor: Actor, userId: string): Promise<AccountDetails> {
  return toAccount(await readAccount(actor, userId));
}

async function readAccount(actor: Actor, userId: string): Promise<AccountRow> {
  const user =
    z.uuid().safeParse(userId).success && canViewUser(actor, userId)
      ? await db.user.findUnique({ where: { id: userId, deletedAt: null }, select: accountFields })
      : null;
  return user ?? missingAccount();
}

export function missingAccount(): never {
  throw new AppError('not_found', 'There is no such account.');
}

/** Whether an account was deleted. In a transaction that holds the account it stays so. */
export async function wasDeleted(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.user.count({ where: { id: userId, deletedAt: { not: null } } })) > 0;
}
