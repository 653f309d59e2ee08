import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { buildRequest, type Call } from './http';

type Handler = (request: Request, context?: { params: Promise<unknown> }) => Promise<Response>;

/** A stream of server-sent events, as a browser would read it. */
export type Events = {
  /** the data of the next event; null when the stream has ended. Fails when neither comes. */
  next: () => Promise<unknown>;
  /** goes away, as a closed tab does */
  close: () => Promise<void>;
};

const WITHIN_MS = 10_000;

/** Calls the exported handler of a stream. The answer has to be one: refusals are for `callRoute`. */
export async function openEvents(handler: Handler, { params = {}, ...call }: Call): Promise<Events> {
  const response = await handler(buildRequest(call), { params: Promise.resolve(params) });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new Error(`No stream: ${response.status} ${await response.text()}`);
  }
  return readEvents(response);
}

export function readEvents(response: Response): Events {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<unknown> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end < 0) {
        const { done, value } = await reader.read();
        if (done) return null;
        text += value;
        continue;
      }
      const [line = ''] = text.slice(0, end).split('\n');
      text = text.slice(end + 2);
      if (line.startsWith('data: ')) return JSON.parse(line.slice('data: '.length));
    }
  };
  return { next: () => within(next()), close: () => reader.cancel() };
}

async function within<T>(work: Promise<T>): Promise<T> {
  const timeout = new AbortController();
  const tooLong = sleep(WITHIN_MS, undefined, { signal: timeout.signal }).then(() => {
    throw new Error('No event came.');
  });
  tooLong.catch(() => undefined);
  return Promise.race([work, tooLong]).finally(() => timeout.abort());
}

type Hub = { listeners: Map<string, Set<unknown>> };

/** The topics that somebody in this process listens to. */
export function listTopics(): string[] {
  const { eventHub } = globalThis as typeof globalThis & { eventHub?: Hub };
  return [...(eventHub?.listeners.keys() ?? [])];
}

/** Watches what this process asks the database while `work` runs; returns the questions that hold the words. */
export async function questionsWith(words: string, work: () => Promise<unknown>): Promise<string[]> {
  const asked = jest.spyOn(Client.prototype, 'query');
  try {
    await work();
    return asked.mock.calls
      .map(([question]: unknown[]) => textOf(question))
      .filter((text) => text.includes(words));
  } finally {
    asked.mockRestore();
  }
}

function textOf(question: unknown): string {
  return typeof question === 'string' ? question : ((question as { text?: string } | undefined)?.text ?? '');
}
