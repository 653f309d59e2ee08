type Scheduler = {
  unstable_IdlePriority: number;
  unstable_scheduleCallback: (priority: number, work: () => void) => unknown;
};

// What React itself puts its work in line with.
const { unstable_IdlePriority, unstable_scheduleCallback } = jest.requireActual<Scheduler>('scheduler');

/**
 * Until React has done what it has found to do. It gives way to others after five milliseconds of work: on a busy machine a
 * part that was loaded is drawn, and an effect run, some turns after what asked for it.
 */
export function untilReactRests(): Promise<void> {
  return new Promise((resolve) => unstable_scheduleCallback(unstable_IdlePriority, () => resolve()));
}
