/** `America/Chicago`, `UTC`; not `+01:00`, which knows no summer. */
const ZONE_NAME = /^[A-Z][\w+-]*(?:\/[\w+-]+)*$/i;
export const UTC = 'UTC';

/** Whether this machine knows the IANA time zone. */
export function isTimeZone(name: string): boolean {
  if (!ZONE_NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** How an email writes moments for somebody: in their time zone, in UTC where none is known. */
export function momentsIn(timeZone: string | null) {
  const zone = timeZone && isTimeZone(timeZone) ? timeZone : UTC;
  const written = (style: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-US', { ...style, timeZone: zone });
    return (at: Date) => format.format(at);
  };
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  const weekday = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;
  return {
    isUtc: zone === UTC,
    day: written({ dateStyle: 'long' }),
    time: written(time),
    dayAndTime: written({ ...weekday, ...time }),
    /** To the second: of several emails the oldest may count, and they arrive in any order. */
    exact: written({ dateStyle: 'long', timeStyle: 'long' }),
  };
}
