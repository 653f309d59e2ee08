import * as z from 'zod';

const bytes = z.string().transform((hex) => Uint8Array.from(Buffer.from(hex, 'hex')));
const time = z.coerce.date();

const passkeySchema = z.object({
  id: z.string(),
  credentialId: z.string(),
  publicKey: bytes,
  counter: z.coerce.bigint(),
  transports: z.array(z.string()),
  name: z.string(),
  isBackedUp: z.boolean(),
  createdAt: time,
  lastUsedAt: time.nullable(),
});

/** What the link of a mail remembers of a change of guards. Hashes of codes are hexadecimal. */
export const guardChangeSchema = z.object({
  title: z.string(),
  message: z.string(),
  /** the hash of the PIN before, sealed for the link; null where there was none */
  pinBefore: z.string().nullable().optional(),
  passkeyAdded: z.string().optional(),
  passkeyRemoved: passkeySchema.optional(),
  codesMade: z.array(z.string()).default([]),
  codesBefore: z.array(z.object({ codeHash: z.string(), usedAt: time.nullable() })).default([]),
  isFirstGuard: z.boolean().default(false),
});

export type RemovedPasskey = z.output<typeof passkeySchema>;

/** A change of guards as the command says it that makes it. */
export type GuardChange = {
  /** as the account is told of it */
  title: string;
  message: string;
  /** the sealed hash of the PIN before; null where there was none */
  pinBefore?: string | null;
  passkeyAdded?: string;
  passkeyRemoved?: Omit<RemovedPasskey, 'publicKey'> & { publicKey: Uint8Array };
  codesMade?: Uint8Array[];
  codesBefore?: { codeHash: Uint8Array; usedAt: Date | null }[];
  /** it voided every code that was there before */
  isFirstGuard?: boolean;
};
