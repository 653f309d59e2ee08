import * as z from 'zod';

/** Postgres' int, which the log counts with. */
export const MAX_SIZE = 2 ** 31 - 1;
const MAX_ENTRIES_PER_CALL = 256;

const NOT_A_NUMBER = 'Give a whole number, 0 or more.';

const wholeNumber = z
  .string(NOT_A_NUMBER)
  .regex(/^(0|[1-9]\d{0,9})$/, NOT_A_NUMBER)
  .transform(Number)
  .refine((value) => value <= MAX_SIZE, 'This number is larger than the log can be.');

export const inclusionQuerySchema = z
  .strictObject({ index: wholeNumber, size: wholeNumber })
  .refine(({ index, size }) => index < size, { path: ['index'], error: 'The index must be below the size.' });

export const consistencyQuerySchema = z
  .strictObject({ from: wholeNumber, to: wholeNumber })
  .refine(({ from, to }) => from <= to, { path: ['from'], error: 'from must not be larger than to.' });

export const entriesQuerySchema = z
  .strictObject({ start: wholeNumber, end: wholeNumber })
  .refine(({ start, end }) => start < end, { path: ['end'], error: 'end must be larger than start.' })
  .refine(({ start, end }) => end - start <= MAX_ENTRIES_PER_CALL, {
    path: ['end'],
    error: `At most ${MAX_ENTRIES_PER_CALL} entries in one call.`,
  });

const NOT_A_HASH = 'A SHA-256 hash has 64 characters: digits and the letters a to f.';

const hash = z
  .string(NOT_A_HASH)
  .trim()
  .toLowerCase()
  .regex(/^[0-9a-f]{64}$/, NOT_A_HASH);

export const hashSchema = z.strictObject({ hash });

const NOT_AN_ENTRY = 'The entry is the number of an entry in the log: a whole number, 0 or more.';

const entryIndex = z
  .number(NOT_AN_ENTRY)
  .int(NOT_AN_ENTRY)
  .min(0, NOT_AN_ENTRY)
  .max(MAX_SIZE, 'This number is larger than the log can be.');

/**
 * A proof is judged by its own rules, so that a damaged one is answered with the reason. `entry` says which of the
 * entries about one file is meant; with the `salt` of its proof it stands for the proof, whose record stays where it is.
 */
export const verifyRequestSchema = z
  .strictObject({
    hash: hash.optional(),
    entry: entryIndex.optional(),
    salt: hash.optional(),
    proof: z.record(z.string(), z.unknown(), 'A proof is the JSON object of a proof file.').optional(),
  })
  .refine(({ hash, proof, salt }) => [hash, proof, salt].filter((each) => each !== undefined).length === 1, {
    path: ['hash'],
    error: 'Give a hash, a proof or a salt, and only one of them.',
  })
  .refine(({ salt, entry }) => salt === undefined || entry !== undefined, {
    path: ['entry'],
    error: NOT_AN_ENTRY,
  });

export type InclusionQuery = z.infer<typeof inclusionQuerySchema>;
export type ConsistencyQuery = z.infer<typeof consistencyQuerySchema>;
export type EntriesQuery = z.infer<typeof entriesQuerySchema>;
export type VerifyRequest = z.infer<typeof verifyRequestSchema>;
