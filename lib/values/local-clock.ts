const DAY_MS = 24 * 60 * 60_000;

type Sought = {
  zone: string;
  /** in milliseconds; nothing before it counts */
  after?: number;
};

/**
 * The first moment after another at which the clocks of a zone show something, told as if it were UTC. Where they skip it,
 * as they would have without.
 */
export function momentOf(wall: number, { zone, after = -Infinity }: Sought): Date {
  const offsets = [offsetMs(zone, wall - DAY_MS), offsetMs(zone, wall + DAY_MS)];
  const moments = offsets.map((offset) => wall - offset).sort((a, b) => a - b);
  const shown = moments.find((moment) => moment > after && moment + offsetMs(zone, moment) === wall);
  return new Date(shown ?? Math.max(...moments));
}

/** How far the clocks of a zone are ahead of UTC. */
export function offsetMs(zone: string, at: number): number {
  const parts = clockOf(zone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const [day, time] = [
    [part('year'), part('month') - 1, part('day')],
    [part('hour'), part('minute'), part('second')],
  ] as const;
  return Date.UTC(...day, ...time) - Math.floor(at / 1000) * 1000;
}

/** To make one takes many times as long as to use it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(timeZone, clock);
  return clock;
}
