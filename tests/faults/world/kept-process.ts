import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/** The first pause of `npm start` after the end of a process (scripts/start/keep.ts). */
const PAUSE_MS = 500;
/** One that begins without a database may end with words, and is begun again: the worker with these (scripts/worker.ts). */
const FALSE_START = 'The worker could not start';
const STARTING_MS = 20_000;
/** Of what it wrote, to tell why it ended. */
const LAST_WORDS = 1_500;
const KEPT_OUTPUT = 200_000;

type Command = { name: string; program: string; args: string[]; cwd: string; environment: NodeJS.ProcessEnv };

/** A process that is started again whenever it ends, as `npm start` does, and can be killed. */
export class KeptProcess {
  private child: ChildProcess | null = null;
  private isStopping = false;
  /** it was stopped for good */
  private isOver = false;
  private keeping: Promise<void> = Promise.resolve();
  private text = '';
  /** Of the one that runs now: the words of one before it say nothing of its end. */
  private lastWords = '';
  /** how often it ended without being told to by us */
  readonly accidents: string[] = [];
  private isExpected = false;
  private since = new Date();

  constructor(private readonly command: Command) {}

  get name(): string {
    return this.command.name;
  }

  /** the end of what it has written */
  get output(): string {
    return this.text;
  }

  /** when the one that runs now was started */
  get startedAt(): Date {
    return this.since;
  }

  start(): void {
    this.isStopping = false;
    this.keeping = this.keep();
  }

  /** As a power cut would: nothing is finished, nothing is closed. It starts again. */
  kill(): void {
    this.isExpected = true;
    this.child?.kill('SIGKILL');
  }

  /** Ends it in order, and starts it again, unless the end of the run came in between: nothing would ever end it then. */
  async restart(): Promise<void> {
    await this.end('SIGTERM');
    if (!this.isOver) this.start();
  }

  /** Ends it in order, and does not start it again. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.isOver = true;
    await this.end(signal);
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    this.isStopping = true;
    this.isExpected = true;
    this.child?.kill(signal);
    await this.keeping;
  }

  private async keep(): Promise<void> {
    while (!this.isStopping) {
      this.isExpected = false;
      const child = this.spawn();
      this.child = child;
      const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
      if (!this.isExpected && !this.isFalseStart(code)) this.accidents.push(this.describeEnd(signal ?? code));
      if (!this.isStopping) await sleep(PAUSE_MS);
    }
  }

  private isFalseStart(code: number | null): boolean {
    return code === 1 && (this.ageMs < STARTING_MS || this.lastWords.includes(FALSE_START));
  }

  private describeEnd(how: NodeJS.Signals | number | null): string {
    const seconds = (this.ageMs / 1000).toFixed(1);
    return `${this.name} ended with ${how} ${seconds} s after its start, its last words ${JSON.stringify(this.lastWords)}`;
  }

  private get ageMs(): number {
    return Date.now() - this.since.getTime();
  }

  private spawn(): ChildProcess {
    const { program, args, cwd, environment } = this.command;
    this.since = new Date();
    this.lastWords = '';
    const child = spawn(program, args, { cwd, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.text = (this.text + chunk.toString()).slice(-KEPT_OUTPUT);
        this.lastWords = (this.lastWords + chunk.toString()).slice(-LAST_WORDS);
      });
    }
    return child;
  }
}
