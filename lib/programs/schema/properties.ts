import * as z from 'zod';
import { emailAddress, lineOfText } from '@/lib/values/text';
import { pageOf, pageQuery } from './pages';

const DAYS_WRONG = 'Please send whole days from 1 to 3650, or null for a lock without an end.';
const STATUS_WRONG = 'Please ask for pending_consent, locked, declined, expired or released.';

const propertyStatuses = ['pending_consent', 'locked', 'declined', 'expired', 'released'] as const;

const ownerVerificationSchema = z
  .strictObject({
    owner_name: lineOfText('the name of the owner', 200).describe('The name of the owner, as on the deed.'),
    owner_email: emailAddress.describe(
      'The address at which we ask the owner to agree. The owner answers from an account with exactly this address.',
    ),
    reference: lineOfText('the reference of your check', 200)
      .optional()
      .describe('Your own reference for the check of the owner’s identity.'),
  })
  .describe('Who the owner is, and how you checked it.');

/** POST /v1/properties/lock */
export const lockPropertySchema = z.strictObject({
  property_address: lineOfText('the property address', 300).describe(
    'Street, city, state and ZIP code, on one line.',
  ),
  owner_verification: ownerVerificationSchema,
  lock_duration: z
    .number(DAYS_WRONG)
    .int(DAYS_WRONG)
    .min(1, DAYS_WRONG)
    .max(3650, DAYS_WRONG)
    .nullable()
    .describe('How long the lock lasts, in days from 1 to 3650; `null` for a lock without an end.'),
});

const statusSchema = z
  .enum(propertyStatuses)
  .describe(
    '`pending_consent`: we asked the owner, who has not answered yet. `locked`: the lock is in the evidence log. `declined`: the owner said no. `expired`: the owner did not answer in 7 days. `released`: the lock has ended.',
  );
const hashSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .nullable()
  .describe(
    'The leaf hash of the entry in our evidence log, 64 hex characters; `null` before there is an entry. The log is not a public blockchain.',
  );
const verifiedSchema = z.iso
  .datetime()
  .nullable()
  .describe(
    'The time at which we last checked the entry against the newest checkpoint of the log, which is this call, in ISO 8601, UTC; `null` before there is an entry, and if the check failed. In test mode, the time of the test lock.',
  );

/** A property as the API shows it. */
export const propertySchema = z.strictObject({
  property_id: z.uuid().describe('The id of the property.'),
  status: statusSchema,
  property_address: z.string().describe('The address on record.'),
  blockchain_hash: hashSchema,
  log_index: z
    .number()
    .int()
    .nullable()
    .describe('The index of the entry in the evidence log; `null` before there is one, and in test mode.'),
  last_verified: verifiedSchema,
  created_at: z.iso.datetime().describe('The time at which you asked for the lock, in ISO 8601, UTC.'),
  mode: z
    .enum(['live', 'test'])
    .describe('The mode of the key that asked. Locks of test mode are in no log.'),
});

/** GET /v1/properties/{property_id}/status */
export const propertyStateSchema = propertySchema.pick({
  status: true,
  blockchain_hash: true,
  last_verified: true,
});

/** GET /v1/properties */
export const propertiesPageQuerySchema = z.strictObject({
  ...pageQuery,
  status: z
    .enum(propertyStatuses, STATUS_WRONG)
    .optional()
    .describe('Return those that have this status now.'),
});

export const propertiesPageSchema = pageOf(propertySchema);

export const propertyParamsSchema = z.object({
  property_id: z.uuid().toLowerCase().describe('The `property_id` that the lock returned.'),
});

export type LockPropertyInput = z.infer<typeof lockPropertySchema>;
export type ApiProperty = z.infer<typeof propertySchema>;
export type PropertyState = z.infer<typeof propertyStateSchema>;
export type PropertyStatus = (typeof propertyStatuses)[number];
export type PropertiesQuery = z.infer<typeof propertiesPageQuerySchema>;
