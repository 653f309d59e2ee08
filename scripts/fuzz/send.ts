import { Agent, request, type IncomingMessage } from 'node:http';

export type Answer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
  /** a stream that was left before its end */
  isCut: boolean;
  ms: number;
};

export type Question = { verb: string; url: string; headers: Record<string, string>; body: Buffer | null };

/** Nothing takes longer, not even a document that is read on a machine with other work. */
export const SLOW_MS = 30_000;

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const MOST_BYTES = 5_000_000;
/** A stream has no end: its beginning is what is looked at. */
const STREAM_MS = 150;

/** Sends what no browser would: the path goes over the line as it is written. */
export function send(address: string, { verb, url, headers, body }: Question): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const length = body ? { 'content-length': String(body.length) } : {};
    const call = request(
      { agent, hostname, port, method: verb, path: url, headers: { ...length, ...headers } },
      (answer) => {
        read(answer).then(({ bytes, isCut }) => {
          const ms = performance.now() - started;
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, isCut, ms });
        }, reject);
      },
    );
    call.setTimeout(SLOW_MS * 2, () => call.destroy(new Error(`No answer within ${SLOW_MS * 2} ms.`)));
    call.on('error', reject);
    call.end(body ?? undefined);
  });
}

function read(answer: IncomingMessage): Promise<{ bytes: Buffer; isCut: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const leave = () => {
      resolve({ bytes: Buffer.concat(chunks), isCut: true });
      answer.destroy();
    };
    const isStream = String(answer.headers['content-type']).startsWith('text/event-stream');
    if (isStream) setTimeout(leave, STREAM_MS);
    answer.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MOST_BYTES) leave();
    });
    answer.on('end', () => resolve({ bytes: Buffer.concat(chunks), isCut: false }));
    answer.on('error', reject);
  });
}
