import { setTimeout as sleep } from 'node:timers/promises';

/** How long somebody waits for one answer, and for all of it. */
const ANSWER_MS = 20_000;
const PATIENCE_MS = 300_000;
const PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;

export type Answer = { status: number; body: unknown };
type Call = { method?: string; json?: unknown; form?: () => FormData; headers?: Record<string, string> };

/** Tries: what is asked until there is an answer, and how a sender who heard nothing finds out what came of it. */
type Once<T> = {
  send: () => Promise<Answer>;
  /** What the call was to make, where it is there; null where it is not. */
  find: () => Promise<T | null>;
  made: (body: unknown) => T;
};

/** An honest caller was refused, or got no answer for minutes. */
class CallFailed extends Error {}

/** Somebody who calls by HTTP, waits, asks again after a failure, and looks before doing anything twice. */
export class Client {
  constructor(
    private readonly address: string,
    private readonly who: Record<string, string> = {},
    /** told of each answer of 500, for which the product has no words */
    private readonly onInternal: (words: string) => void = () => undefined,
  ) {}

  /** For what may be sent again as it is: reads, and what is the same once and twice. Throws `CallFailed`. */
  async repeat(path: string, call: Call = {}): Promise<unknown> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let tries = 0; ; tries += 1) {
      const answer = await this.try(path, call);
      if (isGood(answer)) return answer.body;
      if (!isPassing(answer) || Date.now() > deadline) throw failed(path, answer);
      await pause(tries);
    }
  }

  /** For what must not be done twice. Throws `CallFailed`. */
  async once<T>(what: string, { send, find, made }: Once<T>): Promise<T> {
    const deadline = Date.now() + PATIENCE_MS;
    for (let tries = 0; ; tries += 1) {
      const answer = await send();
      if (isGood(answer)) return made(answer.body);
      const found = answer.status === 409 || isPassing(answer) ? await find() : null;
      if (found) return found;
      if (!isPassing(answer) || Date.now() > deadline) throw failed(what, answer);
      await pause(tries);
    }
  }

  /** One try. Status 0 where no whole answer came. */
  async try(path: string, { method, json, form, headers }: Call = {}): Promise<Answer> {
    const content = json === undefined ? form?.() : JSON.stringify(json);
    try {
      const answer = await fetch(`${this.address}${path}`, {
        method: method ?? (content === undefined ? 'GET' : 'POST'),
        headers: {
          origin: this.address,
          connection: 'close',
          ...this.who,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: content,
        redirect: 'manual',
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      const body = await read(answer);
      if (answer.status === 500) this.onInternal(wordsOf(path, { status: 500, body }));
      return { status: answer.status, body };
    } catch (error) {
      return { status: 0, body: String(error instanceof Error ? (error.cause ?? error) : error) };
    }
  }
}

/** Asks until there is something. Throws `CallFailed` when it does not come. */
export async function until<T>(what: string, ask: () => Promise<T | null | undefined>): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let tries = 0; ; tries += 1) {
    const found = await ask();
    if (found) return found;
    if (Date.now() > deadline) throw new CallFailed(`${what} did not come.`);
    await pause(tries);
  }
}

async function read(answer: Response): Promise<unknown> {
  const isJson = answer.headers.get('content-type')?.includes('json');
  return isJson ? answer.json() : Buffer.from(await answer.arrayBuffer());
}

function isGood({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

/** What another try may mend: no answer, a part that is away, or the same call that still runs. */
function isPassing({ status, body }: Answer): boolean {
  const isBusy = status === 409 && /is running/.test(JSON.stringify(body));
  return status === 0 || status >= 500 || status === 429 || isBusy;
}

function failed(what: string, answer: Answer): CallFailed {
  return new CallFailed(wordsOf(what, answer));
}

function wordsOf(what: string, { status, body }: Answer): string {
  const said = Buffer.isBuffer(body) ? body.toString() : JSON.stringify(body);
  return `${what} answered ${status}: ${said?.slice(0, 500)}`;
}

function pause(tries: number): Promise<void> {
  return sleep(Math.min(PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS));
}
