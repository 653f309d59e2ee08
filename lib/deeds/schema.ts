import { z } from 'zod';
import { lineOfText, visibleText } from '@/lib/values/text';

/** A street and a number, or at least a lot or a ZIP code: a lock on less would be about no property. */
const propertyAddress = lineOfText('the property address', 300).refine(
  (address) => /\p{L}/u.test(address) && /\p{N}/u.test(address),
  'Please enter a street address, for example 12 Main St, Austin, TX 78701.',
);

const deedToLock = z.object({
  propertyAddress,
  ownerName: lineOfText("the owner's name", 200),
  lockType: z.enum(['permanent', 'temporary'], 'Please choose permanent or temporary.'),
  reason: lineOfText('a reason', 500),
  expiryDays: z
    .number('Please enter a number of days.')
    .int('Please enter whole days.')
    .min(1, 'Please enter at least 1 day.')
    .max(3650, 'Please enter at most 3650 days.')
    .nullable(),
});

export const lockDeedSchema = deedToLock.refine(
  (deed) => deed.lockType === 'temporary' || deed.expiryDays === null,
  {
    path: ['expiryDays'],
    message: 'A permanent lock has no number of days.',
  },
);

/** What a person types in the protect form; the rest of the call is fixed there. */
export const protectDeedSchema = deedToLock.pick({ propertyAddress: true, ownerName: true });

export const releaseDeedSchema = z.object({
  unlockCode: visibleText('Please enter the unlock code.')
    .trim()
    .min(1, 'Please enter the unlock code.')
    .max(40, 'Please enter the unlock code.'),
});

/** In small letters, as we made it: an unlock code is sealed, and its tries are counted, under that text. */
export const lockIdSchema = z.object({ id: z.uuid().toLowerCase() });

export const proofFormatSchema = z.object({ format: z.enum(['html', 'json']).default('html') });

/** Of the lock, of its end, or of everything that happened to it. */
export const lockProofSchema = proofFormatSchema.extend({
  of: z.enum(['lock', 'release', 'history'], 'Please choose lock, release or history.').default('lock'),
});

export type LockProofQuery = z.infer<typeof lockProofSchema>;
export type LockDeedInput = z.infer<typeof lockDeedSchema>;

/** The answer to a lock: shown once in the toast, the code again in the list. */
export type LockedDeedReceipt = { id: string; message: string; unlockCode: string; logIndex: number };

export type LockEnd = 'owner' | 'unpaid' | 'expired';

/** A deed in the owner's list. Times are ISO 8601 UTC. */
export type LockedDeed = {
  id: string;
  timestamp: string;
  status: 'due' | 'paid' | 'released';
  lockType: 'permanent' | 'temporary';
  /** until when an unpaid lock waits for its payment */
  paymentDueAt: string;
  paidAt: string | null;
  expiresAt: string | null;
  releasedAt: string | null;
  releaseReason: LockEnd | null;
  /** the entry of the end */
  releaseLogIndex: number | null;
  /** the code is null once the lock has ended, and on a guarded account until the sign-in is confirmed */
  metadata: { propertyAddress: string; ownerName: string; unlockCode: string | null };
  logIndex: number;
};
