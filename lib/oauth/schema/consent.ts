import * as z from 'zod';
import type { OauthScope } from '../rules/scopes';
import type { connectedAppSchema } from './answers';

/** As the OAuth server names a request that waits for its owner. */
const requestSchema = z.string().regex(/^[\w-]{16,64}$/, 'This is not a request of an app.');

export const consentAnswerSchema = z.strictObject({ request: requestSchema, agree: z.boolean() });

export type ConsentAnswer = z.infer<typeof consentAnswerSchema>;

/** What somebody reads before they agree. */
export type ConsentView = {
  request: string;
  app: { name: string; website: string | null; organization: string | null };
  scopes: OauthScope[];
  /** what the app may do already, where it is connected */
  granted: OauthScope[];
  /** the account that would be connected */
  email: string;
  /** where they go afterwards, in words */
  place: string;
};

/** An app that acts for an account. */
export type ConnectedApp = z.infer<typeof connectedAppSchema>;

export const connectedAppIdSchema = z.object({ id: z.uuid() });
