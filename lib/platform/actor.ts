import type { Role } from '@/prisma/generated/enums';
import { AppError } from './errors';
import type { ApiMode } from '@/lib/values/api-scopes';

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

/** A program that calls /v1. */
export type ApiCaller = {
  /** the API key, or the grant that the access token came from: what the limit counts */
  id: string;
  mode: ApiMode;
  scopes: readonly string[];
  /** whose key it is; null for an access token, which acts for one account */
  organizationId: string | null;
  /** whose things are asked for: the organization, or else the account */
  ownerId: string;
  /** the account as which things are made */
  actor: Actor;
};
