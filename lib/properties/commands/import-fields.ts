import 'server-only';
import type * as z from 'zod';
import { AppError } from '@/lib/platform/errors';
import { assertCounty } from './begin-import';

/** The fields beside a file. Throws `validation_failed` with the field that is wrong, also for a code of no county. */
export function readFields<T extends { fips: string }>(
  schema: z.ZodType<T>,
  fields: Record<string, string>,
): T {
  const read = schema.safeParse(fields);
  if (read.success) {
    assertCounty(read.data.fips);
    return read.data;
  }
  const [issue] = read.error.issues;
  const name = String(issue?.path[0] ?? 'fips');
  const message = issue?.message ?? 'Please check what you entered.';
  throw new AppError('validation_failed', message, { fields: { [name]: message } });
}
