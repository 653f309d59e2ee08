import 'server-only';
import { format, stripVTControlCharacters } from 'node:util';
import pino from 'pino';
import { currentCause } from './cause';
import { currentTrace } from './traces';
import { logLevel } from '../env';

/**
 * What moves the cursor of a terminal, turns the direction of a text or ends a line for some readers: none of it can come
 * into a line but within a text, where JSON lets it stand as it is or escaped.
 */
const UNSEEN = /[\u007f-\u009f\u2028\u2029\p{Default_Ignorable_Code_Point}]/gu;

/** Structured lines on standard output. Never log a body, a header, a name or an address: ids and counts only. */
export const logger = pino(
  {
    level: logLevel(),
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A copy: pino adds the rest of the line to it.
    mixin: () => ({ ...currentCause(), traceId: currentTrace()?.traceId }),
    hooks: { streamWrite: (line) => line.replace(UNSEEN, escaped) },
  },
  // Lines that come while one is written go out together; pino writes what is left when the process ends.
  pino.destination({ dest: 1, sync: false }),
);

/**
 * Lets what Next and libraries write to the console come out as lines of ours: their texts can hold what a stranger sent, with
 * line breaks that begin a line of the stranger's own.
 */
export function logConsole(): void {
  const as =
    (level: pino.Level) =>
    (...parts: unknown[]) =>
      logger[parts.some(isOfLeaver) ? 'info' : level]({
        console: stripVTControlCharacters(format(...parts)),
      });
  Object.assign(console, {
    error: as('error'),
    warn: as('warn'),
    info: as('info'),
    log: as('info'),
    debug: as('debug'),
  });
}

/** What Next throws when somebody goes away before the end of a request or an answer: no fault of ours. */
function isOfLeaver(part: unknown): boolean {
  if (!(part instanceof Error)) return false;
  return (
    part.name === 'ResponseAborted' ||
    (part.message === 'aborted' && Reflect.get(part, 'code') === 'ECONNRESET')
  );
}

/** A character as JSON escapes it: in two halves where it has two. */
function escaped(character: string): string {
  return Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}
