import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Call = { id?: string; name: string; arguments: string };
/** What the server does with the next question: says a text, asks for tools, or misbehaves. */
type Behavior =
  | { says: string }
  | { calls: Call[] }
  | { status: number }
  | { raw: string }
  | { breaksOff: true }
  /** begins, in pieces, and breaks off */
  | { begins: string };

type Question = {
  messages: { role: string; content?: string }[];
  tools?: { function: { name: string } }[];
  model: string;
  stream?: boolean;
};

/** A server on this machine that speaks the Chat Completions protocol: it says what it is told to, and remembers what it was asked. */
export class ModelDouble {
  readonly asked: Question[] = [];
  readonly keys: (string | undefined)[] = [];
  private behaviors: Behavior[] = [];
  private readonly server = createServer((request, response) => void this.take(request, response));

  constructor() {
    this.server.listen(0);
  }

  /** What the app needs to be started with. */
  get environment() {
    const { port } = this.server.address() as AddressInfo;
    return {
      OPENAI_API_KEY: 'sk-of-the-double',
      OPENAI_BASE_URL: `http://localhost:${port}/v1`,
      ASSISTANT_MODEL: '',
    };
  }

  /** One for each question to come; the last one stays. */
  does(...behaviors: Behavior[]): void {
    this.behaviors = behaviors;
  }

  reset(): void {
    this.asked.length = 0;
    this.keys.length = 0;
    this.behaviors = [];
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.keys.push(request.headers.authorization);
    this.asked.push(JSON.parse(Buffer.concat(chunks).toString()) as Question);
    const behavior = (this.behaviors.length > 1 ? this.behaviors.shift() : this.behaviors[0]) ?? {
      says: 'Yes.',
    };
    if ('breaksOff' in behavior) return void response.destroy();
    if ('status' in behavior) return void response.writeHead(behavior.status).end('{}');
    if ('begins' in behavior) {
      response.writeHead(200, STREAM);
      response.write(chunksOf({ says: behavior.begins }).slice(0, -1).join(''));
      return void setTimeout(() => response.destroy(), 20);
    }
    if (this.asked.at(-1)?.stream && !('raw' in behavior)) {
      return void response.writeHead(200, STREAM).end(`${chunksOf(behavior).join('')}data: [DONE]\n\n`);
    }
    const body = 'raw' in behavior ? behavior.raw : JSON.stringify(completion(behavior));
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  }
}

const STREAM = { 'content-type': 'text/event-stream' };

/** The same answer in pieces of some words, as server-sent events. */
function chunksOf(behavior: { says: string } | { calls: Call[] }): string[] {
  const text = 'says' in behavior ? behavior.says : '';
  const calls = 'calls' in behavior ? behavior.calls : [];
  const deltas = [
    { role: 'assistant', content: '' },
    ...text.split(/(?<= )/).map((content) => ({ content })),
    ...calls.map(({ id = 'call_1', ...call }, index) => ({
      tool_calls: [{ index, id, type: 'function', function: call }],
    })),
  ];
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'double',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })}\n\n`;
  return [...deltas.map((delta) => chunk(delta, null)), chunk({}, calls.length > 0 ? 'tool_calls' : 'stop')];
}

function completion(behavior: { says: string } | { calls: Call[] }) {
  const message =
    'says' in behavior
      ? { role: 'assistant', content: behavior.says }
      : {
          role: 'assistant',
          content: null,
          tool_calls: behavior.calls.map(({ id = 'call_1', ...call }) => ({
            id,
            type: 'function',
            function: call,
          })),
        };
  return {
    id: 'c1',
    object: 'chat.completion',
    created: 0,
    model: 'double',
    choices: [{ index: 0, message, finish_reason: 'stop' }],
  };
}
