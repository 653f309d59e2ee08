import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number };
type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
  status: { code?: number };
  links?: { traceId: string; spanId: string }[];
};
type Body = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };

export type ReceivedSpan = Omit<Sent, 'attributes' | 'status'> & {
  attributes: Record<string, string | number | undefined>;
  hasFailed: boolean;
};

/** A collector on this machine, which keeps the spans that it takes (OTLP over HTTP, JSON). */
export class OtlpDouble {
  readonly spans: ReceivedSpan[] = [];
  /** all that was sent, to be searched for what must not be in it */
  raw = '';
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        if (request.url === '/v1/traces') this.take(text);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    }).listen(0);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(text: string): void {
    this.raw += text;
    const sent = (JSON.parse(text) as Body).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    );
    for (const { attributes, status, ...span } of sent) {
      const values = attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue] as const);
      this.spans.push({ ...span, attributes: Object.fromEntries(values), hasFailed: status.code === 2 });
    }
  }
}
