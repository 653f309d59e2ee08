import * as z from 'zod';
import { lineOfText, optionalText, visibleText } from '@/lib/values/text';

const deedToLock = z.object({
  /** one line; `readPropertyAddress` tells its parts apart */
  propertyAddress: lineOfText('the property address', 300),
  ownerName: lineOfText("the owner's name", 200),
  /** as on the tax bill; counties write them in their own way */
  parcelNumber: optionalText(
    lineOfText('the parcel number', 100).regex(
      /[\p{L}\p{N}]/u,
      'Please enter the parcel number, or leave it out.',
    ),
  ),
  lockType: z.enum(['permanent', 'temporary'], 'Please choose permanent or temporary.'),
  reason: lineOfText('a reason', 500),
  expiryDays: z
    .number('Please enter a number of days.')
    .int('Please enter whole days.')
    .min(1, 'Please enter at least 1 day.')
    .max(3650, 'Please enter at most 3650 days.')
    .nullable(),
});

export const lockDeedSchema = deedToLock
  .refine(({ lockType, expiryDays }) => lockType === 'temporary' || expiryDays === null, {
    path: ['expiryDays'],
    message: 'A permanent lock has no number of days.',
  })
  .refine(({ lockType, expiryDays }) => lockType === 'permanent' || expiryDays !== null, {
    path: ['expiryDays'],
    message: 'Please enter for how many days a temporary lock is to last.',
  });

/** What a person types in the protect form; the rest of the call is fixed there. */
export const protectDeedSchema = deedToLock.pick({
  propertyAddress: true,
  ownerName: true,
  parcelNumber: true,
});

export const lockPreviewSchema = deedToLock.pick({ propertyAddress: true });

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

export type ProtectDeedInput = z.infer<typeof protectDeedSchema>;

/** Where the property is, as a lock would put it on record. */
export type LockPreview = {
  propertyAddress: string;
  county: string | null;
  /** the city of the ZIP code where another name was written, with the state where that is another one too */
  usualCity: string | null;
};

/** The answer to a lock: shown once in the toast, the code again in the list. */
export type LockedDeedReceipt = { id: string; message: string; unlockCode: string; logIndex: number };

export type LockEnd = 'owner' | 'unpaid' | 'expired' | 'refund';

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
  /** null for a lock from before it was worked out, and where it is not known */
  county: string | null;
  parcelNumber: string | null;
  /** another account has locked this property too */
  contested: boolean;
  /** it was paid by a demo payment: no money moved */
  isDemo: boolean;
  /** the code is null once the lock has ended, and on a guarded account until the sign-in is confirmed */
  metadata: { propertyAddress: string; ownerName: string; unlockCode: string | null };
  logIndex: number;
};

/** A property in a list, without what opens its lock. Times are ISO 8601 UTC. */
export type Property = Pick<
  LockedDeed,
  | 'id'
  | 'status'
  | 'paymentDueAt'
  | 'expiresAt'
  | 'releasedAt'
  | 'releaseReason'
  | 'county'
  | 'contested'
  | 'logIndex'
> & {
  propertyAddress: string;
  lockedAt: string;
  /** documents that its owner shows for it, while it is contested */
  evidence: number;
};

/** How many locks of an account are in each state. Those of `due` and `contested` are among `locked`. */
export type PropertyCounts = { locked: number; due: number; contested: number; ended: number };

/** With how many of its alerts wait for somebody to look. */
export type AlertedProperty = Property & { openAlerts: number };

/** Of each kind the few that come first. */
export type PropertyOverview = {
  counts: PropertyCounts;
  /** in force, the newest first */
  newest: AlertedProperty[];
  /** waiting for their payment, the first to end first */
  unpaid: Property[];
  /** contested, with no evidence shown for them */
  unproven: Property[];
};

/** `after` is `next` of the page before. */
export const propertiesQuerySchema = z.object({ after: z.uuid().toLowerCase().optional().catch(undefined) });
