import { z } from 'zod';

/** What the page of a mailed link sends. */
export const linkTokenSchema = z.strictObject({ token: z.string().min(1).max(200) });
