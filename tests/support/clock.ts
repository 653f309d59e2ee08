const realTimers = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Stops the clock: only `Date` is held, so that sockets and timers go on. */
export function holdClock(at: Date | string = '2026-11-20T15:04:05.678Z'): void {
  jest.useFakeTimers({ now: new Date(at), doNotFake: [...realTimers] });
}

export function advanceClock({
  days = 0,
  minutes = 0,
  ms = 0,
}: {
  days?: number;
  minutes?: number;
  ms?: number;
}): void {
  jest.setSystemTime(Date.now() + (days * 24 * 60 + minutes) * 60_000 + ms);
}

export function releaseClock(): void {
  jest.useRealTimers();
}
