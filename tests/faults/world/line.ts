import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How a line treats what goes over it. `slow`: each piece comes later. `hang`: nothing arrives, and nobody is told.
 * `refuse`: nobody gets through. `cut`: an answer breaks off after so many bytes.
 */
export type Trouble =
  | { kind: 'slow'; milliseconds: number }
  | { kind: 'hang' }
  | { kind: 'refuse' }
  | { kind: 'cut'; afterBytes: number };

/** A TCP proxy on a port of its own between the product and somebody whom it needs, and what can go wrong there. */
export class Line {
  private trouble: Trouble | null = null;
  private waiting: (() => void)[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => this.take(client));

  private constructor(private readonly target: number) {}

  static async to(target: number): Promise<Line> {
    const line = new Line(target);
    line.server.listen(0, '127.0.0.1');
    await once(line.server, 'listening');
    return line;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Until `mend`. */
  break(trouble: Trouble): void {
    this.trouble = trouble;
    if (trouble.kind === 'refuse') this.closeAll();
  }

  /** What hangs goes on, as after a network that was away for a while. */
  mend(): void {
    this.trouble = null;
    for (const goOn of this.waiting.splice(0)) goOn();
  }

  async stop(): Promise<void> {
    this.mend();
    this.closeAll();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(client: Socket): void {
    if (this.trouble?.kind === 'refuse') return void client.destroy();
    const behind = connect(this.target, '127.0.0.1');
    for (const socket of [client, behind]) {
      socket.setNoDelay(true);
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => this.sockets.delete(socket));
    }
    this.carry(client, behind);
    let answered = 0;
    this.carry(behind, client, (piece) => {
      const { trouble } = this;
      if (trouble?.kind !== 'cut') return piece.length;
      answered += piece.length;
      return Math.max(0, piece.length - Math.max(0, answered - trouble.afterBytes));
    });
  }

  /** `measure` returns how much of a piece is let through; with less than all of it the line is cut there. */
  private carry(from: Socket, to: Socket, measure = (piece: Buffer) => piece.length): void {
    let last = Promise.resolve();
    const next = (work: () => void) => {
      last = last.then(() => this.wait()).then(work);
    };
    from.on('data', (piece: Buffer) => {
      from.pause();
      next(() => {
        const length = measure(piece);
        to.write(piece.subarray(0, length));
        if (length < piece.length) {
          to.destroySoon();
          from.destroy();
        }
        from.resume();
      });
    });
    from.on('end', () => next(() => to.end()));
    from.on('close', () => next(() => to.destroySoon()));
  }

  private async wait(): Promise<void> {
    while (this.trouble?.kind === 'hang') await new Promise<void>((goOn) => this.waiting.push(goOn));
    if (this.trouble?.kind === 'slow') await sleep(this.trouble.milliseconds);
  }

  private closeAll(): void {
    for (const socket of this.sockets) cut(socket);
  }
}

/**
 * By a reset, as when a machine is gone. A connection that is ending is only closed: libuv refuses to reset it, Node 20 takes
 * it for reset all the same, and at the end of its process waits for it forever, with all of a processor.
 */
export function cut(socket: Socket): void {
  if (socket.writableEnded) socket.destroy();
  else socket.resetAndDestroy();
}
