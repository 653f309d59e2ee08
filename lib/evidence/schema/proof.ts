import * as z from 'zod/mini';

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export type JsonObject = { [name: string]: JsonValue };

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.int().check(z.minimum(0));

/** What anyone can read in the log: when something was entered, and a commitment to it. */
export const leafSchema = z.strictObject({
  commitment: hash,
  time: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
  v: z.literal(1),
});
export type Leaf = z.infer<typeof leafSchema>;

/** Everything that shows, without us, that a record is in the log. Hashes are lower-case hex. */
export const proofSchema = z.strictObject({
  /** a C2SP signed note over the tree that the path leads to */
  checkpoint: z.string().check(z.maxLength(2000)),
  /** the inclusion path of RFC 9162, from the leaf to the root */
  hashes: z.array(hash).check(z.maxLength(64)),
  index: count,
  /** canonical JSON of the public leaf */
  leaf: z.string().check(z.maxLength(2000)),
  /** the log's key, as a C2SP verifier key */
  publicKey: z.string().check(z.maxLength(500)),
  /** canonical JSON of the private record */
  record: z.string().check(z.maxLength(100_000)),
  salt: hash,
  schemaVersion: z.literal(1),
});
export type Proof = z.infer<typeof proofSchema>;
