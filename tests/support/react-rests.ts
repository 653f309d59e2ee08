type Scheduler = {
  unstable_IdlePriority: number;
  unstable_scheduleCallback: (priority: number, work: () => void) => unknown;
  unstable_cancelCallback: (task: unknown) => void;
};

// What React itself puts its work in line with.
const {
  unstable_IdlePriority: idle,
  unstable_scheduleCallback: schedule,
  unstable_cancelCallback: cancel,
} = jest.requireActual<Scheduler>('scheduler');

// Before a test takes the clock.
const { setTimeout: later } = globalThis;
const MOST_TURNS = 200;

/**
 * Until React has done what it has found to do. It gives way to others after five milliseconds of work: on a busy machine a
 * part that was loaded is drawn, and an effect run, some turns after what asked for it. One that always finds more to do,
 * or whose clock a test has taken, is waited for no longer than `MOST_TURNS`.
 */
export async function untilReactRests(): Promise<void> {
  let rests = false;
  const task = schedule(idle, () => {
    rests = true;
  });
  for (let turn = 0; turn < MOST_TURNS && !rests; turn += 1)
    await new Promise((resolve) => later(resolve, 0));
  cancel(task);
}
