import * as z from 'zod';
import { linkTokenSchema } from '@/lib/values/link-token';

/** POST /api/consents/lock: what the link of an email asks. A POST, so that no address holds the secret. */
export const consentSchema = linkTokenSchema;

/** POST /api/consents/lock/answer */
export const answerConsentSchema = linkTokenSchema.extend({
  answer: z.enum(['agree', 'decline'], 'Please agree or decline.'),
});

export type AnswerConsentInput = z.infer<typeof answerConsentSchema>;

/** Who looks at the question. Only `owner` can agree: signed in under the address that was asked, which is confirmed. */
export type ConsentReader = 'visitor' | 'other_account' | 'unconfirmed' | 'owner';

/** What an owner is asked. Times are ISO 8601 UTC. */
export type Consent = {
  organization: string;
  propertyAddress: string;
  ownerName: string;
  ownerEmail: string;
  lockDays: number | null;
  expiresAt: string;
  reader: ConsentReader;
};

/** What came of it: of a lock its id, by which its page is found. */
export type ConsentAnswer = { lockId: string | null; message: string };

/** An organization that sees the state of a lock. */
export type LockAccess = { organization: string; since: string };
