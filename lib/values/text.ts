import { z } from 'zod';

/** An empty text of a form is the same as none. */
export const optionalText = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  );

/** Without halves of characters and control characters but tabs and line breaks: Postgres cannot keep a zero byte. */
export const textOfLines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max.toLocaleString('en-US')} characters.`)
    .regex(
      /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u,
      'Please type this by hand: the pasted text contains a hidden character.',
    );

/**
 * One line of text as people write it, with something to see in it: trimmed, without control characters, halves of
 * characters, the characters that begin HTML, and those that turn the direction of a text (UAX #9): evidence must not look
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
      'Please type this by hand: the pasted text contains a hidden character.',
    )
    .regex(/[^\p{C}\p{Z}]/u, `Please enter ${label}.`);

export const emailAddress = z
  .string({ error: 'Please enter your email address.' })
  .trim()
  .max(254, 'Please use at most 254 characters.')
  .pipe(z.email('Please enter an email address such as name@example.com.'));

export const optionalPhoneNumber = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z
    .string()
    .trim()
    .regex(/^\+?[\d\s().-]{7,24}$/, 'Please enter a phone number such as +1 512 555 0100.')
    .optional(),
);
