import { AppError } from '@/lib/platform/errors';
import { PoisonedDocument } from './poisoned';
import { usageOf, type Usage } from './usage';

/** What one file may take. Time is that of the processor, so that a busy machine makes no document a bad one. */
export type Limits = {
  cpuMs: number;
  /** without a sign of progress */
  stepCpuMs: number;
  /** by the clock on the wall: a machine with so little room for it should try later */
  wallMs: number;
  residentMegabytes: number;
};

/** The clock on the wall ran out, and not the time of the processor: it may be the machine, or the file. */
export class TookTooLong extends AppError {
  constructor() {
    super('unavailable', 'This took too long, because the server is busy. Please try again later.');
    this.name = 'TookTooLong';
  }
}

const LOOK_EVERY_MS = 50;
const MEGABYTE = 1024 * 1024;

type Watch = { limits: Limits; onLook: (used: Usage) => void; onBreach: (error: Error) => void };

/** Looks at a process until it is told to stop, or the process breaks a limit. */
export class ProcessWatch {
  private cpuAtStart: number | undefined;
  private cpuAtProgress = 0;
  private cpuMs = 0;
  private readonly startedAt = performance.now();
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(
    private readonly pid: number,
    private readonly watch: Watch,
  ) {
    void this.look();
  }

  noteProgress(): void {
    this.cpuAtProgress = this.cpuMs;
  }

  stop(): void {
    this.isOver = true;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    const usage = await usageOf(this.pid);
    if (this.isOver) return;
    if (usage) {
      this.cpuAtStart ??= usage.cpuMs;
      this.cpuMs = usage.cpuMs - this.cpuAtStart;
    }
    const used = { cpuMs: this.cpuMs, residentBytes: usage?.residentBytes ?? 0 };
    const breach = this.breachOf(used);
    if (breach) {
      this.stop();
      return this.watch.onBreach(breach);
    }
    this.watch.onLook(used);
    this.timer = setTimeout(() => void this.look(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  private breachOf({ cpuMs, residentBytes }: Usage): Error | undefined {
    const { limits } = this.watch;
    if (residentBytes > limits.residentMegabytes * MEGABYTE) return new PoisonedDocument('memory');
    if (cpuMs > limits.cpuMs || cpuMs - this.cpuAtProgress > limits.stepCpuMs)
      return new PoisonedDocument('time');
    if (performance.now() - this.startedAt < limits.wallMs) return undefined;
    return new TookTooLong();
  }
}
