import 'server-only';
import pino from 'pino';
import { logLevel } from './env';

/** Structured lines on standard output. Never log a body, a header, a name or an address: ids and counts only. */
export const logger = pino(
  { level: logLevel(), base: null, timestamp: pino.stdTimeFunctions.isoTime },
  // Lines that come while one is written go out together; pino writes what is left when the process ends.
  pino.destination({ dest: 1, sync: false }),
);
