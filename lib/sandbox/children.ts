import { SandboxChild } from './child';

/** A child that has grown does not give back what it took. */
const LARGEST_IDLE_BYTES = 300 * 1024 ** 2;
const MOST_FILES = 500;
/** The last one stays warm for a while: starting takes longer than most files do. */
const KEEP_ONE_MS = 10 * 60_000;
const KEEP_OTHERS_MS = 30_000;

/** The processes that wait for work, and those that have some. */
export class Children {
  private readonly all = new Set<SandboxChild>();
  private readonly idle = new Map<SandboxChild, NodeJS.Timeout>();

  constructor(private readonly script: string) {}

  async take(): Promise<SandboxChild> {
    const [child] = [...this.idle.keys()].filter(({ isAlive }) => isAlive);
    if (!child) {
      const started = await SandboxChild.start(this.script);
      this.all.add(started);
      return started;
    }
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    child.hold(true);
    return child;
  }

  /** Keeps it for the next file, or ends it: in the middle of its work, grown, or slowed down. */
  giveBack(child: SandboxChild, residentBytes: number): void {
    const isGood = child.isAlive && child.isFree && !child.isSpent;
    if (!isGood || residentBytes > LARGEST_IDLE_BYTES || child.finished >= MOST_FILES) return this.end(child);
    child.hold(false);
    const keepMs = this.idle.size === 0 ? KEEP_ONE_MS : KEEP_OTHERS_MS;
    const timer = setTimeout(() => this.end(child), keepMs);
    timer.unref();
    this.idle.set(child, timer);
  }

  /** Whatever they work on fails. */
  close(): void {
    for (const child of this.all) this.end(child);
  }

  private end(child: SandboxChild): void {
    clearTimeout(this.idle.get(child));
    this.idle.delete(child);
    this.all.delete(child);
    child.kill(new Error('The reader was ended.'));
  }
}
