import * as z from 'zod';
import { oauthScopes } from '../rules/scopes';

const scopes = z.array(z.enum(oauthScopes));

export const oauthAppSchema = z.object({
  id: z.string().describe('The `client_id`.'),
  name: z.string(),
  website: z.string().nullable(),
  redirectUris: z.array(z.string()),
  scopes,
  isConfidential: z.boolean().describe('Whether it runs on a server, which can keep a secret.'),
  createdAt: z.iso.datetime(),
  connections: z.number().int().describe('The accounts that are connected to it now.'),
});

export const appWithSecretSchema = oauthAppSchema.extend({
  secret: z
    .string()
    .nullable()
    .describe('The `client_secret`, which we show this once; `null` for an app without one.'),
});

/** An app that acts for an account. */
export const connectedAppSchema = z.object({
  id: z.uuid().describe('The id of the connection.'),
  name: z.string(),
  website: z.string().nullable(),
  organization: z.string().nullable(),
  scopes,
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable().describe('To the hour; `null` before the first call.'),
});

/** Where the browser goes on after the answer of an owner. */
export const consentPlaceSchema = z.object({ url: z.string() });
