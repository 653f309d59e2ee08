type Traceparent = { traceId: string; spanId: string; traceFlags: number };

/** W3C Trace Context, level 2; a later version may have more after these four. */
const TRACEPARENT = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/;
const NO_VERSION = 'ff';
const FIRST_VERSION = '00';
const ONLY_ZEROS = /^0+$/;

/** null for what is none: it is then as if nobody had sent one. */
export function readTraceparent(text: string | null | undefined): Traceparent | null {
  const [, version, traceId, spanId, flags, rest] = TRACEPARENT.exec(text ?? '') ?? [];
  if (!version || !traceId || !spanId || !flags) return null;
  if (version === NO_VERSION || (version === FIRST_VERSION && rest !== undefined)) return null;
  if (ONLY_ZEROS.test(traceId) || ONLY_ZEROS.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) };
}

export function writeTraceparent({ traceId, spanId, traceFlags }: Traceparent): string {
  return `${FIRST_VERSION}-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
