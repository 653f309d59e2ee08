import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on this machine that answers with documents, or does not. */
export class DocumentServer {
  /** what was asked for, path by path */
  readonly asked: string[] = [];
  private readonly serves = new Map<string, Serve>();
  private readonly server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    this.asked.push(pathname);
    const serve = this.serves.get(pathname);
    if (serve) serve(request, response);
    else response.writeHead(404).end('nothing here');
  });

  constructor() {
    this.server.listen(0);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What a path answers with from now on. Returns its address. */
  on(path: string, serve: Serve): string {
    this.serves.set(path, serve);
    return `${this.origin}${path}`;
  }

  serveFile(path: string, bytes: Uint8Array, headers: Record<string, string> = {}): string {
    return this.on(path, (_, response) => response.writeHead(200, headers).end(bytes));
  }

  redirect(path: string, location: string): string {
    return this.on(path, (_, response) => response.writeHead(302, { location }).end());
  }

  reset(): void {
    this.asked.length = 0;
    this.serves.clear();
    this.server.closeAllConnections();
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
