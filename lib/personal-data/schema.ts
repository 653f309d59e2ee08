import * as z from 'zod';

/** The password once more, for what hurts: deleting the account, and taking everything along. */
export const ownPasswordSchema = z.strictObject({
  password: z
    .string({ error: 'Please enter your password.' })
    .min(1, 'Please enter your password.')
    .max(128, 'Please use at most 128 characters.'),
});

export const exportIdSchema = z.object({ id: z.uuid() });

/** Everything in an account as one ZIP that a job makes, because it is large. */
export type DataExport = {
  id: string;
  status: 'making' | 'ready' | 'failed';
  askedAt: string;
  /** bytes, once it is ready */
  size: number | null;
  /** until when it can be downloaded; null until it is ready */
  until: string | null;
};
