import { z } from 'zod';

/** An empty text of a form is the same as none. */
export const optionalText = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  );

/** Without halves of characters and control characters but tabs and line breaks: Postgres cannot keep a zero byte. */
export const textOfLines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters.`)
    .regex(
      /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u,
      'Please type this by hand: what was pasted holds a hidden sign.',
    );
