import { z } from 'zod';
import type { Role } from '@/prisma/generated/enums';

/**
 * One line of text as people write it, with something to see in it: trimmed, without control characters, halves of
 * characters, the signs that begin HTML, and those that turn the direction of a text (UAX #9): evidence must not look
 * like another name or address than it holds.
 */
export const lineOfText = (label: string, max: number) =>
  z
    .string({ error: `Please enter ${label}.` })
    .trim()
    .min(1, `Please enter ${label}.`)
    .max(max, `Please use at most ${max} characters.`)
    .regex(/^[^<>\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'Please leave out < and > and line breaks.')
    .regex(
      /^[^\u202A-\u202E\u2066-\u2069]*$/,
      'Please type this by hand: what was pasted holds a hidden sign.',
    )
    .regex(/[^\p{C}\p{Z}]/u, `Please enter ${label}.`);

export const emailAddress = z
  .string({ error: 'Please enter your email address.' })
  .trim()
  .max(254, 'Please use at most 254 characters.')
  .pipe(z.email('Please enter an email address such as name@example.com.'));

export const registerSchema = z.object({
  email: emailAddress,
  password: z
    .string({ error: 'Please choose a password.' })
    .min(8, 'Please use at least 8 characters.')
    .max(128, 'Please use at most 128 characters.'),
  firstName: lineOfText('your first name', 100),
  lastName: lineOfText('your last name', 100),
  role: z.enum(['owner', 'notary'], 'Please choose owner or notary.').default('owner'),
  phone: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z
      .string()
      .trim()
      .regex(/^\+?[\d\s().-]{7,24}$/, 'Please enter a phone number such as +1 512 555 0100.')
      .optional(),
  ),
});

export const loginSchema = z.object({
  email: emailAddress,
  password: z
    .string({ error: 'Please enter your password.' })
    .min(1, 'Please enter your password.')
    .max(128, 'Please use at most 128 characters.'),
});

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
