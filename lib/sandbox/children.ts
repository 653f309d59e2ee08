import { SandboxChild } from './child';

/**
 * The processes that have a file, and one that has seen none: it waits warm for the next, because starting takes longer
 * than most files do. Each has one file in its life, so that nothing which a file leaves behind reaches another.
 */
export class Children {
  private readonly all = new Set<SandboxChild>();
  private spare: SandboxChild | undefined;
  private rest: NodeJS.Timeout | undefined;

  constructor(
    private readonly script: string,
    /** The spare one goes after that long without a file. */
    private readonly restMs: number,
  ) {}

  /** One for a file. It may still be starting. */
  take(): SandboxChild {
    const child = this.spare?.isAlive ? this.spare : this.start();
    child.hold(true);
    this.keepSpare();
    return child;
  }

  end(child: SandboxChild): void {
    this.all.delete(child);
    child.kill(new Error('The reader was ended.'));
  }

  /** Whatever they work on fails. */
  close(): void {
    clearTimeout(this.rest);
    for (const child of this.all) this.end(child);
  }

  private keepSpare(): void {
    clearTimeout(this.rest);
    const spare = this.start();
    spare.hold(false);
    this.spare = spare;
    this.rest = setTimeout(() => this.end(spare), this.restMs).unref();
  }

  private start(): SandboxChild {
    const child = new SandboxChild(this.script);
    this.all.add(child);
    return child;
  }
}
