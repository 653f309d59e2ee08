import * as z from 'zod';
import { apiScopes } from '@/lib/values/api-scopes';
import { lineOfText } from '@/lib/values/text';
import { OVERLAP_HOURS } from '../rules/key-limits';
import type { apiKeySchema, madeKeySchema } from './key-answers';

const MAX_DAYS = 1095;
const DAYS_WRONG = `Please enter 1 to ${MAX_DAYS} days, or none.`;

/** POST /api/organization/keys */
export const createKeySchema = z.strictObject({
  name: lineOfText('a name for the key', 100),
  mode: z.enum(['test', 'live'], 'Please choose test or live.'),
  scopes: z
    .array(z.enum(apiScopes, 'There is no such scope.'), 'Please choose what the key may do.')
    .min(1, 'Please choose what the key may do.')
    .refine((scopes) => new Set(scopes).size === scopes.length, 'Please name each scope once.'),
  /** null for a key without an end */
  expiresInDays: z
    .number(DAYS_WRONG)
    .int(DAYS_WRONG)
    .min(1, DAYS_WRONG)
    .max(MAX_DAYS, DAYS_WRONG)
    .nullable()
    .default(null),
});

/** POST /api/organization/keys/{id}/roll */
export const rollKeySchema = z.strictObject({
  overlapHours: z.literal([...OVERLAP_HOURS], 'Please choose 0, 1, 24 or 72 hours.'),
});

/** What is typed to make a key; its scopes are chosen beside it. */
export const keyFormSchema = createKeySchema
  .pick({ name: true, mode: true })
  .extend({ expiresIn: z.enum(['30', '90', '365', 'none'], 'Please choose for how long.') });

/** What is chosen to roll one. */
export const rollFormSchema = z.object({
  overlap: z.enum(['0', '1', '24', '72'], 'Please choose how long the old key works.'),
});

export const keyIdSchema = z.object({ id: z.uuid().toLowerCase() });

export type CreateKeyInput = z.infer<typeof createKeySchema>;
export type KeyFormInput = z.infer<typeof keyFormSchema>;
export type RollFormInput = z.infer<typeof rollFormSchema>;
export type RollKeyInput = z.infer<typeof rollKeySchema>;

/** A key as members see it. Times are ISO 8601 UTC. */
export type KeyView = z.infer<typeof apiKeySchema>;

/** The answer to making one: the only time that the key is shown. */
export type MadeKey = z.infer<typeof madeKeySchema>;
