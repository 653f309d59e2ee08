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

let isHeld = false;

/** Stops the clock: only `Date` is held, so that sockets and timers go on. */
export function holdClock(at: Date | string = '2026-11-20T15:04:05.678Z'): void {
  isHeld = true;
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
  isHeld = false;
  jest.useRealTimers();
}

/** Waits until what is written next is younger than what was written last. Nothing to wait for while the clock is held. */
export async function nextMillisecond(): Promise<void> {
  const last = Date.now();
  while (!isHeld && Date.now() === last) await new Promise(setImmediate);
}
