import * as z from 'zod';
import { listQuery, type ListSort } from '@/lib/platform/list';
import { optionalText, textOfLines } from '@/lib/values/text';

export const roles = [
  { value: 'owner', label: 'Owner' },
  { value: 'notary', label: 'Notary' },
  { value: 'partner', label: 'Partner' },
  { value: 'admin', label: 'Admin' },
] as const;

export const holds = [{ value: 'held', label: 'Under a legal hold' }] as const;

export const suspensions = [{ value: 'suspended', label: 'Suspended' }] as const;

type UserRole = (typeof roles)[number]['value'];

/** GET /api/users */
export const usersQuerySchema = z.object({
  role: optionalText(z.enum(['owner', 'notary', 'partner', 'admin'])),
  hold: optionalText(z.enum(['held'])),
  suspension: optionalText(z.enum(['suspended'])),
  /** part of a name or of an email address */
  search: optionalText(textOfLines(200)),
  ...listQuery,
});

export type UserFilter = {
  role?: UserRole;
  hold?: 'held';
  suspension?: 'suspended';
  search?: string;
  sort?: ListSort;
};

/** An account as admins see it: who, since when, and how much they have used. Times are ISO 8601 UTC. */
export type ListedUser = {
  id: string;
  name: string;
  email: string;
  role: UserRole;
  createdAt: string;
  locks: number;
  documents: number;
  requests: number;
  invoices: number;
  /** since when it is under a legal hold, and why; null where it is under none */
  heldSince: string | null;
  heldBecause: string | null;
  /** since when it is suspended, and why; null where it is not */
  suspendedSince: string | null;
  suspendedBecause: string | null;
};

/** `next` is null on the last page. */
export type UserPage = { users: ListedUser[]; next: string | null };
