import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import os from 'node:os';
import { AppError } from '@/lib/platform/errors';
import { logger } from '@/lib/platform/telemetry/logger';
import { launch } from './launch';
import { PoisonedDocument, type PoisonReason } from './poisoned';
import { inChunks, type Failure, type FromChild, type ToChild } from './protocol';

/** What a child is given to do. */
export type Assignment = {
  work: string;
  options: unknown;
  chunks: AsyncIterable<Uint8Array>;
  onProgress: (done: number, total: number) => void;
};

export type Answer = { value: unknown; bytes: Buffer };

const NOT_NOW = 'Documents cannot be opened right now. Please try again in a minute.';

/** Not by us: by the kernel when the machine has no memory left, whoever took it, or by somebody. */
export class KilledFromOutside extends AppError {
  constructor() {
    super('unavailable', NOT_NOW);
    this.name = 'KilledFromOutside';
  }
}

const START_MS = 30_000;
/** How much lower than the server, so that it is served first when both want a processor; and once a file takes long. */
const NICE = 10;
const LOWEST = 19;
/** Of what it makes of one file, which the server holds twice: ten times the largest upload. */
const MADE_BYTES = 256 * 1024 ** 2;
/** Of what it prints: the log of our own code, which a file could make it repeat without end. */
const PRINTED_BYTES = 64 * 1024;

/** A process that works on one file and then ends, as the server sees it. */
export class SandboxChild {
  /** Rejects with `unavailable` when it cannot be started, which says nothing of any file. */
  readonly ready: Promise<void>;
  private readonly process: ChildProcess;
  private settle: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;
  private onProgress: Assignment['onProgress'] = () => undefined;
  private received: Uint8Array[] = [];
  private receivedBytes = 0;
  private printed = 0;
  private isSlowed = false;
  private fate: Error | undefined;

  constructor(script: string) {
    this.process = launch(script);
    this.process.on('message', (message: FromChild) => this.hear(message));
    this.process.on('exit', (code, signal) => this.end(deathOf(code, signal)));
    this.process.on('error', (error) => this.end(error));
    this.process.stdout?.on('data', (printed: Buffer) => this.print(printed));
    if (this.process.pid) setPriority(this.process.pid, Math.min(LOWEST, os.getPriority() + NICE));
    this.ready = this.start();
    this.ready.catch(() => undefined);
  }

  /** Throws what the work threw, `PoisonedDocument` when the process ends over it, or what the source throws. Once. */
  async perform({ work, options, chunks, onProgress }: Assignment): Promise<Answer> {
    if (this.fate) throw this.fate;
    const answer = new Promise<Answer>((resolve, reject) => (this.settle = { resolve, reject }));
    answer.catch(() => undefined);
    this.onProgress = onProgress;
    await this.send({ kind: 'begin', work, options });
    for await (const chunk of chunks) {
      for (const bytes of inChunks(chunk)) await Promise.race([this.send({ kind: 'bytes', bytes }), answer]);
    }
    await this.send({ kind: 'end' });
    return answer;
  }

  /** Ends the process at once, and with it what it works on, which fails with this error. */
  kill(error: Error): void {
    this.process.kill('SIGKILL');
    this.end(error);
  }

  /** Of a process that is ready. */
  get pid(): number {
    return this.process.pid ?? NaN;
  }

  get isAlive(): boolean {
    return this.process.exitCode === null && this.process.signalCode === null && !this.process.killed;
  }

  /** Whether the server waits for it before it ends. */
  hold(isHeld: boolean): void {
    const parts = [
      this.process,
      this.process.channel,
      this.process.stdout as unknown as { ref(): void; unref(): void },
    ];
    for (const part of parts) part?.[isHeld ? 'ref' : 'unref']();
  }

  /** From now on it has what nobody else wants of the processors. */
  stepBack(): void {
    if (this.isSlowed) return;
    this.isSlowed = true;
    setPriority(this.pid, LOWEST);
    runOnlyWhenIdle(this.pid);
  }

  /** Resolves when it is written, or can no longer be: then the answer tells why. */
  private send(message: ToChild): Promise<void> {
    return new Promise((resolve) => {
      if (!this.process.connected) return resolve();
      this.process.send(message, () => resolve());
    });
  }

  private async start(): Promise<void> {
    const signal = AbortSignal.timeout(START_MS);
    try {
      const gone = once(this.process, 'exit').then(([code]) => {
        throw new Error(`It ended with ${String(code)} while it started.`);
      });
      gone.catch(() => undefined);
      await Promise.race([once(this.process, 'message', { signal }), gone]);
    } catch (cause) {
      if (!this.process.killed) logger.error({ sandbox: 'start', err: cause });
      const error = new AppError('unavailable', NOT_NOW, { cause });
      this.kill(error);
      throw error;
    }
  }

  private hear(message: FromChild): void {
    if (message.kind === 'ready' || this.process.killed) return;
    const { settle } = this;
    if (!settle) return this.silence(message.kind);
    if (message.kind === 'bytes') this.receive(message.bytes);
    if (message.kind === 'failed') this.end(errorOf(message.failure));
    if (message.kind === 'progress') this.tell(message);
    if (message.kind !== 'done') return;
    const answer = { value: message.value, bytes: Buffer.concat(this.received) };
    this.rest();
    settle.resolve(answer);
  }

  /** Before it has a file, and once it has answered, it has nothing to say. */
  private silence(kind: string): void {
    logger.error({ sandbox: 'stray', kind }, 'A reader spoke of no file, and was ended.');
    this.kill(new Error('The reader spoke of no file.'));
  }

  private tell({ done, total }: { done: number; total: number }): void {
    try {
      this.onProgress(done, total);
    } catch (error) {
      this.kill(error as Error);
    }
  }

  private receive(bytes: Uint8Array): void {
    this.receivedBytes += bytes.length;
    if (this.receivedBytes > MADE_BYTES) return this.kill(new PoisonedDocument('shape'));
    this.received.push(bytes);
  }

  private end(error: Error): void {
    const { settle } = this;
    this.fate ??= error;
    this.rest();
    settle?.reject(error);
  }

  private rest(): void {
    this.settle = undefined;
    this.received = [];
  }

  private print(text: Buffer): void {
    this.printed += text.length;
    if (this.printed <= PRINTED_BYTES) process.stdout.write(text);
  }
}

/** All of its threads, which libraries start. Where the system has no such thing, the lowest priority of the one is left. */
function runOnlyWhenIdle(pid: number): void {
  if (process.platform !== 'linux') return;
  const chrt = spawn('chrt', ['--all-tasks', '--idle', '--pid', '0', String(pid)], { stdio: 'ignore' });
  chrt.on('error', () => undefined);
  chrt.unref();
}

function setPriority(pid: number, priority: number): void {
  try {
    os.setPriority(pid, priority);
  } catch {
    // It has just ended, or the system does not let us.
  }
}

/** V8 and the allocator abort when they get no more memory. */
const deaths: Partial<Record<NodeJS.Signals, PoisonReason>> = { SIGABRT: 'memory', SIGXCPU: 'time' };

function deathOf(code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal === 'SIGKILL') return new KilledFromOutside();
  const reason = (signal && deaths[signal]) ?? 'crash';
  return new PoisonedDocument(reason, { cause: new Error(`The reader ended with ${signal ?? code}.`) });
}

function errorOf(failure: Failure): Error {
  if (failure.type === 'poisoned') return new PoisonedDocument(failure.reason);
  if (failure.type === 'app') return new AppError(failure.code, failure.message, { fields: failure.fields });
  if (failure.type === 'environment') return new Error(`The reader is not complete. ${failure.message}`);
  return new AppError(
    'validation_failed',
    'This document is damaged in a way that our reader cannot work with. Print it to a new PDF, then try that one.',
    { cause: new Error(failure.message) },
  );
}
