import { connect, createServer, type Server, type Socket } from 'node:net';

/** In the place of nginx where there is none: each connection goes to the next app process that takes it. */
export class Balancer {
  readonly accidents: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private turn = 0;

  constructor(
    private readonly port: number,
    private readonly behind: number[],
  ) {
    this.server = createServer((client) => void this.take(client));
  }

  start(): void {
    this.server.listen(this.port, '127.0.0.1');
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async take(client: Socket): Promise<void> {
    this.watch(client);
    const app = await this.reach();
    if (!app) return void client.destroy();
    client.pipe(app).pipe(client);
    client.on('close', () => app.destroy());
    app.on('close', () => client.destroy());
  }

  /** Null while none of them runs. */
  private async reach(): Promise<Socket | null> {
    for (let tries = 0; tries < this.behind.length; tries += 1) {
      this.turn += 1;
      const socket = connect(this.behind[this.turn % this.behind.length] ?? 0, '127.0.0.1');
      this.watch(socket);
      if (await isTaken(socket)) return socket;
    }
    return null;
  }

  private watch(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
  }
}

function isTaken(socket: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('close', () => resolve(false));
  });
}
