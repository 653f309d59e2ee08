import * as z from 'zod';

const token = z.string().min(1).max(200);
const password = z.string().max(128, 'Please use at most 128 characters.').optional();

/** What the page of a mailed link sends. */
export const linkTokenSchema = z.strictObject({ token });

/** What is typed on the page of one that may ask who is there. */
export const linkPasswordSchema = z.object({ password });

/** What that page sends. */
export const linkWithPasswordSchema = z.strictObject({ token, password });
