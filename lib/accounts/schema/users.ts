import * as z from 'zod';
import { emailAddress, lineOfText, optionalPhoneNumber, personName, phoneNumber } from '@/lib/values/text';
import { isTimeZone } from '@/lib/values/time-zone';
import type { Role } from '@/prisma/generated/enums';

const MOST_CHARACTERS = 'Please use at most 128 characters.';

/** One that somebody chooses. */
export const newPassword = z
  .string({ error: 'Please choose a password.' })
  .min(8, 'Please use at least 8 characters.')
  .max(128, MOST_CHARACTERS);

/** One that somebody has. */
export const ownPassword = z
  .string({ error: 'Please enter your password.' })
  .min(1, 'Please enter your password.')
  .max(128, MOST_CHARACTERS);

const firstName = personName('your first name');
const lastName = personName('your last name');

/** IANA name */
const timeZone = lineOfText('a time zone', 64).refine(
  isTimeZone,
  'Please choose one of the listed time zones, such as America/Chicago.',
);

export const registerSchema = z.object({
  email: emailAddress,
  password: newPassword,
  firstName,
  lastName,
  role: z.enum(['owner', 'notary'], 'Please choose owner or notary.').default('owner'),
  phone: optionalPhoneNumber,
  timeZone: timeZone.optional(),
});

export const loginSchema = z.object({
  email: emailAddress,
  password: ownPassword,
});

/** Whose link a browser asks for that has to wait. */
export const deviceLinkSchema = z.strictObject({ email: emailAddress });

export const userIdSchema = z.object({ userId: z.uuid() });

/** What an empty text takes away. */
const clearable = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable().optional());

/** PATCH /api/users/{userId}: what is named is changed. */
export const changeAccountSchema = z.strictObject({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  phone: clearable(phoneNumber),
  timeZone: clearable(timeZone),
});

export type ChangeAccountInput = z.output<typeof changeAccountSchema>;

export type RegisterInput = z.input<typeof registerSchema>;
export type LoginInput = z.input<typeof loginSchema>;

/** An account as its owner sees it. */
export type PublicUser = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: Role;
  createdAt: string;
};

/** The same, with what its settings hold. */
export type AccountDetails = PublicUser & {
  phone: string | null;
  /** IANA name; null for UTC */
  timeZone: string | null;
};

/** The same, opened just now. */
export type NewAccount = PublicUser & {
  /** a link that confirms its address is on its way */
  isLinkMailed?: true;
};
