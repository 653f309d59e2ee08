import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedEvent = { path: string; headers: IncomingHttpHeaders; text: string };

type Answering = (response: ServerResponse, request: IncomingMessage) => void;

/** The server of a partner on this machine: it keeps what it is sent, and answers 200 unless a path is told otherwise. */
export class WebhookReceiver {
  readonly received: ReceivedEvent[] = [];
  private readonly answers = new Map<string, Answering>();
  private readonly server = createServer((request, response) => {
    void this.take(request, response);
  });

  constructor() {
    this.server.listen(0);
  }

  url(path = '/hook'): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${path}`;
  }

  /** What a path answers from now on: a status, or a way of its own. */
  answer(path: string, how: number | Answering): void {
    this.answers.set(path, typeof how === 'number' ? (response) => response.writeHead(how).end() : how);
  }

  of(path: string): ReceivedEvent[] {
    return this.received.filter((event) => event.path === path);
  }

  reset(): void {
    this.received.length = 0;
    this.answers.clear();
  }

  /** Whoever still waits for an answer gets none. */
  closeAll(): void {
    this.server.closeAllConnections();
  }

  stop(): Promise<void> {
    this.closeAll();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url: path = '', headers } = request;
    this.received.push({ path, headers, text: Buffer.concat(chunks).toString() });
    const answering = this.answers.get(path) ?? ((plain) => plain.writeHead(200).end('{"ok":true}'));
    answering(response, request);
  }
}
