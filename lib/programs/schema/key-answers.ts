import * as z from 'zod';
import { apiScopes } from '@/lib/values/api-scopes';
import { keyStates } from '../rules/key-state';

/** A key as members see it. */
export const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  mode: z.enum(['test', 'live']),
  scopes: z.array(z.enum(apiScopes)),
  prefix: z.string().describe('What the key begins with, such as `dg_live_Ab3d`.'),
  state: z.enum(keyStates).describe('`ending`: it was rolled, and works until `revokedAt`.'),
  madeBy: z
    .string()
    .nullable()
    .describe('The name of the member who made it; `null` for somebody whose account is gone.'),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable().describe('`null` for a key without an end.'),
  revokedAt: z.iso
    .datetime()
    .nullable()
    .describe('The time at which it ends or ended; in the future for a key that was rolled and still works.'),
});

export const madeKeySchema = z.object({
  key: apiKeySchema,
  secret: z.string().describe('The key itself. We show it this once.'),
});
