import * as z from 'zod';
import { pinProblem } from '../rules/pin';
import { lineOfText, visibleText } from '@/lib/values/text';

const optionalPassword = z.string().max(128, 'Please use at most 128 characters.').optional();

/** What takes the place of a guard while the account has none: before its first passkey, and for recovery codes. */
export const ownerSchema = z.strictObject({ password: optionalPassword });

/** The same where it is asked for. */
export const ownPasswordSchema = z.object({
  password: z.string({ error: 'Please enter your password.' }).min(1, 'Please enter your password.').max(128),
});

/** Six digits that are not among the first that anybody tries. */
export const pinSchema = z.strictObject({
  pin: z.string({ error: 'PIN must be exactly 6 digits.' }).superRefine((pin, context) => {
    const problem = pinProblem(pin);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
  /** for the first guard of an account */
  password: optionalPassword,
  /** Of anyone who can show them: recovery codes, when it is the first guard of the account. */
  withRecoveryCodes: z.boolean().default(false),
});

const base64url = z.string().regex(/^[\w-]{1,2000}$/);

/** A registration or an assertion as the browser hands it over; the WebAuthn library checks every part of it. */
const credentialSchema = z.looseObject({
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(10_000) }),
  clientExtensionResults: z.looseObject({}).default({}),
});

export const passkeyResponseSchema = credentialSchema;

/** A new PIN as it is typed: twice, with the password where it is the first guard. */
export const newPinSchema = z
  .object({ password: z.string(), pin: z.string(), confirmation: z.string() })
  .superRefine(({ pin, confirmation }, context) => {
    const problem = pin === confirmation ? pinProblem(pin) : 'PINs do not match. Please try again.';
    if (problem) context.addIssue({ code: 'custom', path: ['pin'], message: problem });
  });

export const confirmByPinSchema = z.strictObject({
  pin: z.string().regex(/^\d{6}$/, 'PIN must be exactly 6 digits.'),
});

export const confirmByCodeSchema = z.strictObject({
  recoveryCode: visibleText().trim().min(1, 'Please enter a recovery code.').max(40),
});

/** One of: a PIN, a recovery code, or what a passkey signed. */
export const stepUpSchema = z.union(
  [confirmByPinSchema, confirmByCodeSchema, credentialSchema],
  'Please enter a PIN or a recovery code, or use a passkey.',
);

export const passkeyIdSchema = z.object({ id: z.uuid().toLowerCase() });
export const renamePasskeySchema = z.strictObject({ name: lineOfText('a name', 60) });

export type PasskeyResponse = z.output<typeof passkeyResponseSchema>;
export type StepUpInput = z.output<typeof stepUpSchema>;

/** A passkey in its owner's list. Times are ISO 8601 UTC. */
export type Passkey = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** kept by a password manager or a platform account, so that it survives the device */
  isBackedUp: boolean;
};

/** What guards an account besides its password. */
export type Guards = {
  hasPin: boolean;
  /** after 5 wrong tries */
  pinLockedUntil: string | null;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
  /** until when this sign-in counts as confirmed; null when it has to confirm first */
  confirmedUntil: string | null;
};
