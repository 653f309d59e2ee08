import 'server-only';
import os from 'node:os';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/telemetry/logger';
import { KilledFromOutside, type Answer, type SandboxChild } from './child';
import { Children } from './children';
import { readerScript } from './launch';
import { PoisonedDocument } from './poisoned';
import { ProcessWatch, type Limits } from './watch';

/** Work on one file of a stranger, which is done in a process of its own. */
export type Job = {
  /** what is done, as scripts/reader.ts names it */
  work: string;
  options: unknown;
  /** the bytes of the file; asked for when it is this job's turn */
  open: () => Promise<AsyncIterable<Uint8Array>>;
  limits: Limits;
  /** whose file it is: nobody takes the turns of all others */
  owner: string;
  /** through which a visitor asks for it: its turns are apart from those of the owner and of other links */
  link?: string;
  signal?: AbortSignal;
  /** what it throws ends the work */
  onProgress?: (done: number, total: number) => void;
};

type Waiting = { job: Job; settle: (result: Promise<Answer>) => void };
type Running = { job: Job; since: number; residentBytes: number; stop: (error: Error) => void };

/** What takes longer than this gives its place to the next one, and goes on beside it. */
const SHORT_MS = 1_500;
/** So much of a processor, and it leaves it to others first. */
const SHORT_CPU_MS = 1_000;
/** Work that has had this long may be ended when nothing else can be begun. */
const FAIR_SHARE_MS = 5_000;
const AT_ONCE = Math.max(2, os.availableParallelism());
const AT_MOST = AT_ONCE + 4;
const OF_ONE_OWNER = 2;
const WAITING = 200;
const WAITING_OF_ONE_OWNER = 40;
const WAITING_AT_ONE_LINK = 5;
/** So that nobody fills the queue with links of their own. */
const WAITING_AT_ALL_LINKS = 20;
/** A warm process holds about 100 MB. */
const REST_MS = 2 * 60_000;
const MEGABYTE = 1024 * 1024;
/** Of all children together; the web server and the worker have some each. */
const MEMORY_BYTES = Math.min(availableBytes() / 3, 4 * 1024 * MEGABYTE);

/** Says whose turn it is, and ends what takes too much. */
export class Pool {
  private readonly children: Children;
  private readonly running = new Set<Running>();
  private waiting: Waiting[] = [];

  constructor(script = readerScript(), { restMs = REST_MS } = {}) {
    this.children = new Children(script, restMs);
  }

  /**
   * Throws what the work throws; `PoisonedDocument` when it breaks a limit or its process ends; `unavailable` when too
   * much waits or runs; `invalid_request` once the signal has fired.
   */
  run(job: Job): Promise<Answer> {
    if (job.signal?.aborted) return Promise.reject(ended());
    if (this.isFull(job)) return Promise.reject(job.link === undefined ? busy() : crowded());
    return new Promise((resolve, reject) => {
      const onAbort = () => this.leave(entry);
      const settle = (result: Promise<Answer>) => {
        // What listens to a request's signal is kept as long as the process, and the request with it.
        job.signal?.removeEventListener('abort', onAbort);
        void result.then(resolve, reject);
      };
      const entry: Waiting = { job, settle };
      job.signal?.addEventListener('abort', onAbort);
      this.waiting.push(entry);
      this.proceed();
    });
  }

  /** Ends every process, and with it whatever they work on or should. */
  close(): void {
    for (const { settle } of this.waiting.splice(0)) settle(Promise.reject(busy()));
    for (const { stop } of this.running) stop(busy());
    this.children.close();
  }

  private isFull({ owner, link }: Job): boolean {
    const ofOwner = this.waiting.filter(({ job }) => job.owner === owner);
    const atLinks = ofOwner.filter(({ job }) => job.link !== undefined).length;
    if (this.waiting.length >= WAITING) return true;
    if (link === undefined) return ofOwner.length - atLinks >= WAITING_OF_ONE_OWNER;
    const atLink = ofOwner.filter(({ job }) => job.link === link).length;
    return atLink >= WAITING_AT_ONE_LINK || atLinks >= WAITING_AT_ALL_LINKS;
  }

  private leave(entry: Waiting): void {
    if (!this.waiting.includes(entry)) return;
    this.waiting = this.waiting.filter((each) => each !== entry);
    entry.settle(Promise.reject(ended()));
  }

  /** Begins what may be begun; called whenever something has changed. */
  private proceed(): void {
    for (let next = this.next(); next; next = this.next()) {
      const { job, settle } = next;
      this.waiting = this.waiting.filter((each) => each !== next);
      settle(this.perform(job));
    }
  }

  /** Of those who wait, the first one who has the least under way; of two alike, whose owner has, with all links. */
  private next(): Waiting | undefined {
    const running = [...this.running];
    const [first] = this.waiting
      .map((entry) => {
        const ofOwner = running.filter(({ job }) => job.owner === entry.job.owner);
        return {
          entry,
          own: ofOwner.filter(({ job }) => job.link === entry.job.link).length,
          all: ofOwner.length,
        };
      })
      .filter(({ own }) => own < OF_ONE_OWNER)
      .sort((one, other) => one.own - other.own || one.all - other.all);
    const now = performance.now();
    const short = running.filter(({ since }) => now - since < SHORT_MS);
    if (!first || short.length >= AT_ONCE) return undefined;
    if (running.length < AT_MOST) return first.entry;
    // They are in the order in which they were begun.
    const [longest] = running;
    const isFair = longest && isOfOther(longest.job, first.entry.job) && now - longest.since > FAIR_SHARE_MS;
    if (isFair) longest.stop(busy());
    return undefined;
  }

  private async perform(job: Job): Promise<Answer> {
    let child: SandboxChild | undefined;
    let stopped: Error | undefined;
    const stop = (error: Error) => {
      stopped ??= error;
      child?.kill(error);
    };
    const running: Running = { job, since: performance.now(), residentBytes: 0, stop };
    this.running.add(running);
    const onAbort = () => stop(ended());
    job.signal?.addEventListener('abort', onAbort, { once: true });
    try {
      child = this.children.take();
      await child.ready;
      return await this.watched(child, job, running);
    } catch (thrown) {
      const error = stopped ?? blameOf(thrown, job, running);
      if (error instanceof PoisonedDocument) {
        logger.warn({ sandbox: job.work, reason: error.reason, err: error.cause });
      }
      throw error;
    } finally {
      job.signal?.removeEventListener('abort', onAbort);
      this.running.delete(running);
      if (child) this.children.end(child);
      this.proceed();
    }
  }

  private async watched(child: SandboxChild, job: Job, running: Running): Promise<Answer> {
    const watch = new ProcessWatch(child.pid, {
      limits: job.limits,
      onBreach: running.stop,
      onLook: (used) => {
        // Nothing once it has ended, which is looked at a moment before it is known.
        running.residentBytes = used.residentBytes || running.residentBytes;
        if (used.cpuMs >= SHORT_CPU_MS) child.stepBack();
        this.lookAtAll();
      },
    });
    try {
      const chunks = await job.open();
      const onProgress = (done: number, total: number) => {
        watch.noteProgress();
        job.onProgress?.(done, total);
      };
      return await child.perform({ work: job.work, options: job.options, chunks, onProgress });
    } finally {
      watch.stop();
    }
  }

  private lookAtAll(): void {
    const running = [...this.running].sort((one, other) => other.residentBytes - one.residentBytes);
    const held = running.reduce((sum, { residentBytes }) => sum + residentBytes, 0);
    if (held > MEMORY_BYTES) running[0]?.stop(busy());
    this.proceed();
  }
}

/** Of the machine, or of the container where it has less. */
function availableBytes(): number {
  const container = process.constrainedMemory();
  return container > 0 ? Math.min(container, os.totalmem()) : os.totalmem();
}

const holder = globalThis as typeof globalThis & { documentPool?: Pool };

/** The pool of this process; hot reload keeps it. Its children end with it. */
export function documentPool(): Pool {
  if (holder.documentPool) return holder.documentPool;
  const pool = new Pool();
  process.once('exit', () => pool.close());
  return (holder.documentPool = pool);
}

/** For scripts and tests: otherwise a warm child is kept. */
export function closeDocumentPool(): void {
  holder.documentPool?.close();
}

/** A process that had grown when the machine ran out of memory is the one that took it. */
function blameOf(error: unknown, { limits }: Job, { residentBytes }: Running): unknown {
  const isLarge = residentBytes > (limits.residentMegabytes * MEGABYTE) / 2;
  return error instanceof KilledFromOutside && isLarge
    ? new PoisonedDocument('memory', { cause: error })
    : error;
}

function busy(): AppError {
  return new AppError(
    'unavailable',
    'Many people are opening documents right now. Please try again in a minute.',
  );
}

function crowded(): AppError {
  return new AppError(
    'unavailable',
    'Many people are opening this link right now. Please try again in a minute.',
  );
}

/** Whether their turns are counted apart. */
function isOfOther(one: Job, other: Job): boolean {
  return one.owner !== other.owner || one.link !== other.link;
}

function ended(): AppError {
  return new AppError('invalid_request', 'The request ended before its document was ready.');
}
