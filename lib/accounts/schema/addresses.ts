import * as z from 'zod';
import { emailAddress } from '@/lib/values/text';
import { ownPassword } from './users';

/** Another address for an account. */
export const changeAddressSchema = z.strictObject({ email: emailAddress, password: ownPassword });

/** What the link to an account's old address remembers of it. */
export const keptAddressSchema = z.object({ confirmedAt: z.coerce.date().nullable() });

/** Whether an account's address is confirmed: by its owner, as on a server without mail, or not yet. */
export type AddressStanding = {
  email: string;
  is: 'confirmed' | 'taken_as_confirmed' | 'waiting_for_link' | 'waiting_for_operator';
};

/** The address that an account asked for, until its link is opened. Times are ISO 8601 UTC. */
export type PendingAddress = { email: string; expiresAt: string };
