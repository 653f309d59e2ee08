import 'server-only';
import { db } from '@/lib/platform/db';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/telemetry/logger';
import type { Redaction } from '../schema/redactions';

const WRITE_EVERY_MS = 500;

/** The redaction was deleted while its job ran: there is nothing left to work for. */
export class RedactionGone extends AppError {
  constructor() {
    super('gone', 'This redaction was deleted.');
    this.name = 'RedactionGone';
  }
}

/**
 * Notes how far a step is: after a page, at most twice a second, and never so that the work waits for it. What it
 * returns throws `RedactionGone` once the row is no longer there, or in another state.
 */
export function trackProgress(id: string, step: Redaction['step']): (done: number, total: number) => void {
  let lastWrite = -Infinity;
  let isGone = false;
  return (pagesDone, pagesTotal) => {
    if (isGone) throw new RedactionGone();
    if (performance.now() - lastWrite < WRITE_EVERY_MS) return;
    lastWrite = performance.now();
    db.redaction
      .updateMany({ where: { id, status: 'processing', step }, data: { pagesDone, pagesTotal } })
      .then(
        ({ count }) => (isGone = count === 0),
        (err: unknown) => logger.warn({ redactionId: id, err }, 'The progress could not be written'),
      );
  };
}

/** Throws `RedactionGone` once a step is no longer wanted. */
export async function assertStillWanted(id: string, step: Redaction['step']): Promise<void> {
  const row = await db.redaction.findFirst({
    where: { id, status: 'processing', step },
    select: { id: true },
  });
  if (!row) throw new RedactionGone();
}
