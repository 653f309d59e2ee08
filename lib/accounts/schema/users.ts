import { z } from 'zod';
import { emailAddress, lineOfText, optionalPhoneNumber } from '@/lib/values/text';
import type { Role } from '@/prisma/generated/enums';

export const registerSchema = z.object({
  email: emailAddress,
  password: z
    .string({ error: 'Please choose a password.' })
    .min(8, 'Please use at least 8 characters.')
    .max(128, 'Please use at most 128 characters.'),
  firstName: lineOfText('your first name', 100),
  lastName: lineOfText('your last name', 100),
  role: z.enum(['owner', 'notary'], 'Please choose owner or notary.').default('owner'),
  phone: optionalPhoneNumber,
});

export const loginSchema = z.object({
  email: emailAddress,
  password: z
    .string({ error: 'Please enter your password.' })
    .min(1, 'Please enter your password.')
    .max(128, 'Please use at most 128 characters.'),
});

/** Whose link a browser asks for that has to wait. */
export const deviceLinkSchema = z.strictObject({ email: emailAddress });

export const userIdSchema = z.object({ userId: z.uuid() });

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

/** The same, opened just now. */
export type NewAccount = PublicUser & {
  /** a link that confirms its address is on its way */
  isLinkMailed?: true;
};
