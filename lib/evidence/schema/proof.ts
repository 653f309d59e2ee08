import * as z from 'zod/mini';

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export type JsonObject = { [name: string]: JsonValue };

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.minimum(0));
const time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

/** What anyone can read in the log: when something was entered, and a commitment to it. */
export const leafSchema = z.strictObject({
  commitment: hash,
  time,
  v: z.literal(1),
});
export type Leaf = z.infer<typeof leafSchema>;

const entry = {
  /** the inclusion path of RFC 9162, from the leaf to the root */
  hashes: z.array(hash).check(z.maxLength(64)),
  index: count,
  /** canonical JSON of the public leaf */
  leaf: z.string().check(z.maxLength(2000)),
  /** canonical JSON of the private record */
  record: z.string().check(z.maxLength(100_000)),
  salt: hash,
};

const proof = {
  ...entry,
  /** a C2SP signed note over the tree that the path leads to */
  checkpoint: z.string().check(z.maxLength(2000)),
  /** the log's key, as a C2SP verifier key */
  publicKey: z.string().check(z.maxLength(500)),
};

/**
 * Everything that shows, without us, that a record is in the log. Hashes are lower-case hex. Format 2 is that of locks: it
 * also says what had become of the lock. Proofs of locks that were made before it are of format 1, and stay good.
 */
export const proofSchema = z.union([
  z.strictObject({ ...proof, schemaVersion: z.literal(1) }),
  z.strictObject({
    ...proof,
    schemaVersion: z.literal(2),
    /** what else happened to the lock, under the same checkpoint */
    others: z.array(z.strictObject(entry)).check(z.maxLength(50)),
    /** a signed note that holds a `LockState` (`lib/evidence/rules/lock-state.ts`) */
    state: z.string().check(z.maxLength(4000)),
  }),
]);
export type Proof = z.infer<typeof proofSchema>;
export type LockProof = Extract<Proof, { schemaVersion: 2 }>;
export type EntryProof = LockProof['others'][number];

/** Why a lock is over: by its owner, because nobody paid, at its end date, or with the money back. */
const lockEnds = ['owner', 'unpaid', 'expired', 'refund'] as const;

/**
 * What the log's keeper says about a lock, under the log's signature: that a lock has not ended cannot be read from
 * commitments. It speaks up to the tree of `size` entries and the moment `at`.
 */
export const lockStateSchema = z.strictObject({
  at: time,
  /** of the lock's own entry */
  commitment: hash,
  /** another account has locked the same property */
  contested: z.optional(z.boolean()),
  /** what it was paid with was a demo: no money moved */
  demo: z.optional(z.boolean()),
  ended: z.nullable(z.strictObject({ at: time, by: z.enum(lockEnds), index: count })),
  /** its payment was returned, or taken back where it was a demo */
  refunded: z.optional(z.boolean()),
  /** when the lock ends by itself */
  expiresAt: z.nullable(time),
  /** the lock's own entry */
  index: count,
  paidAt: z.nullable(time),
  /** until when an unpaid lock waits; null once it is paid or has ended */
  paymentDueAt: z.nullable(time),
  size: count,
  state: z.enum(['locked', 'due', 'ended']),
  v: z.literal(1),
});
export type LockState = z.infer<typeof lockStateSchema>;

/** What a domain knows of a lock; where the log stood then follows from the checkpoint. */
export type KnownState = Omit<LockState, 'at' | 'commitment' | 'size' | 'v'>;
