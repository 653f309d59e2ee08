import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';

/** What the work that runs now goes back to: ids and our own names alone, as each line of the log carries them. */
type Cause = {
  /** of the request that did this, or asked for the job that does */
  requestId?: string;
  /** the queue of the job that does this, and which of its jobs */
  job?: string;
  jobId?: string;
};

/** The bundle of each call has its own copy of this file, and all of them one storage. */
const holder = globalThis as typeof globalThis & { causes?: AsyncLocalStorage<Cause> };
const causes = (holder.causes ??= new AsyncLocalStorage<Cause>());

const NONE: Cause = {};

export function causedBy<T>(cause: Cause, work: () => T): T {
  return causes.run(cause, work);
}

/** For what goes on after the request or job that happened to begin it. */
export function causedByNothing<T>(work: () => T): T {
  return causes.run(NONE, work);
}

export function currentCause(): Cause {
  return causes.getStore() ?? NONE;
}
