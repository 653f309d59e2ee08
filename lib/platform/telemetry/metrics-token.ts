import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { env } from '../env';
import { AppError } from '../errors';

/** Throws unless the request carries the METRICS_TOKEN; where none is set, nothing is there. */
export function assertMayReadMetrics({ headers }: { headers: Headers }): void {
  const { METRICS_TOKEN } = env();
  if (!METRICS_TOKEN) throw new AppError('not_found', 'There is nothing at this address.');
  const shown = digestOf(headers.get('authorization') ?? '');
  if (timingSafeEqual(shown, digestOf(`Bearer ${METRICS_TOKEN}`))) return;
  throw new AppError('not_signed_in', 'Please send the METRICS_TOKEN: Authorization: Bearer …');
}

/** Of the same length, whatever was sent. */
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
