import * as z from 'zod';
import { formatNumber } from '@/lib/values/numbers';
import { isVisible, withoutDirections, withoutHidden } from './hidden';
import { namesUs } from './our-names';

const HIDDEN_CHARACTER = 'Please type this by hand: the pasted text contains a hidden character.';

/** An empty text of a form is the same as none. */
export const optionalText = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && withoutHidden(value).trim() === '' ? undefined : value),
    schema.optional(),
  );

/**
 * Text as a person typed it, for every field that holds free text: without what nobody sees in it. Passwords are not text.
 * tests/unit/values/every-text-field.test.ts finds fields that are read in another way.
 */
export const visibleText = (error?: string) =>
  z.string(error).overwrite((text) => withoutDirections(withoutHidden(text)));

/** Without halves of characters and control characters but tabs and line breaks: Postgres cannot keep a zero byte. */
export const textOfLines = (max: number) =>
  visibleText()
    .trim()
    .max(max, `Please use at most ${formatNumber(max)} characters.`)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, HIDDEN_CHARACTER);

/**
 * One line of text as people write it, with something to see in it: trimmed, without control characters, halves of
 * characters, the characters that begin HTML, and those that turn the direction of a text (UAX #9): evidence must not look
 * like another name or address than it holds.
 */
export const lineOfText = (label: string, max: number) =>
  z
    .string(`Please enter ${label}.`)
    .overwrite(withoutHidden)
    .trim()
    .min(1, `Please enter ${label}.`)
    .max(max, `Please use at most ${max} characters.`)
    .regex(/^[^<>\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'Please leave out < and > and line breaks.')
    .refine((text) => withoutDirections(text) === text, HIDDEN_CHARACTER)
    .refine(isVisible, `Please enter ${label}.`);

const WEB_ADDRESS =
  /:\/\/|www[.\u2024\u3002\uFE52\uFF0E\uFF61]|[.\u2024\u3002\uFE52\uFF0E\uFF61](?:com|net|org|io|example)\b/i;

/**
 * A name of a person, as emails of ours tell it to others: no web address, and not one of our own names, which would make
 * an email of theirs look like ours.
 */
export const personName = (label: string) =>
  shownName(label, 100, 'Please enter your own name: this one is ours.');

/** A name that others are shown, in mails of ours too; `ours` is what is said of one that passes for us. */
export const shownName = (label: string, maxLength: number, ours: string) =>
  lineOfText(label, maxLength)
    .refine((name) => !WEB_ADDRESS.test(name), 'Please enter a name, without a web address.')
    .refine((name) => !isMixed(name), 'Please use the letters of one alphabet in a word.')
    .refine((name) => !namesUs(name), ours);

/** A word of two alphabets is no name, but looks like one: Cyrillic а between English letters. */
function isMixed(name: string): boolean {
  return name
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word));
}

export const emailAddress = visibleText('Please enter your email address.')
  .trim()
  .max(254, 'Please use at most 254 characters.')
  .pipe(z.email('Please enter an email address such as name@example.com.'));

export const phoneNumber = visibleText()
  .trim()
  .regex(/^\+?[\d\s().-]{7,24}$/, 'Please enter a phone number such as +1 512 555 0100.');

export const optionalPhoneNumber = z.preprocess(
  (value) => (value === '' ? undefined : value),
  phoneNumber.optional(),
);
