import * as z from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);
const path = z.array(hash).describe('The path of RFC 9162, from the leaf to the root, in hex.');
const leaf = z.string().describe('The public leaf, as canonical JSON.');

/** GET /api/log/inclusion */
export const inclusionSchema = z.object({ index: count, size: count, leafHash: hash, hashes: path });

/** GET /api/log/consistency */
export const consistencySchema = z.object({ from: count, to: count, hashes: path });

/** GET /api/log/entries */
export const logEntriesSchema = z.object({ entries: z.array(z.object({ index: count, leaf })) });

const foundEntrySchema = z.object({
  index: count,
  leaf,
  leafHash: hash,
  commitment: hash.describe('The commitment that the leaf holds.'),
  time: z.iso.datetime().describe('The time at which it was entered.'),
});

const openingSchema = z.object({
  salt: hash,
  record: z.string().describe('Canonical JSON. With the salt it makes the commitment.'),
});

/** POST /api/vault/verify */
export const verifyAnswerSchema = z.union([
  z.object({
    verified: z.literal(true),
    entry: foundEntrySchema,
    checkpoint: z.string().describe('The newest checkpoint, a C2SP signed note.'),
    opening: openingSchema.optional().describe('What shows that the entry is about the file you asked for.'),
    entries: z.number().int().optional().describe('The number of entries about that file.'),
    state: z
      .string()
      .optional()
      .describe('Of a lock, for the holder of its proof: a signed note that says what has become of it.'),
  }),
  z.object({ verified: z.literal(false), reason: z.string() }),
]);
