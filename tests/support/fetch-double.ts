type Answer = {
  status?: number;
  body?: unknown;
  /** Of a file, whose content is of no interest. */ contentType?: string;
  /** of server-sent events, as they come */
  events?: AsyncIterable<unknown>;
  /** under which name a file is handed out: the header content-disposition */ disposition?: string;
};
type Handler = Answer | Error | ((body: unknown) => Answer | Error | Promise<Answer | Error>);

export type Call = { request: string; body: unknown };

/**
 * Stands in for the network: answers what `routes` says for `POST /api/…`, in a browser test without a server. An Error
 * is a network that fails; what is not in the table fails the same way. Returns what was asked, in order.
 */
export function doubleFetch(routes: Record<string, Handler>): Call[] {
  const calls: Call[] = [];
  globalThis.fetch = async (input, init) => {
    const request = `${init?.method ?? 'GET'} ${String(input)}`;
    const body = readBody(init?.body);
    calls.push({ request, body });
    const handler = routes[request] ?? new TypeError(`No answer for ${request}`);
    const answer = typeof handler === 'function' ? await handler(body) : handler;
    if (answer instanceof Error) throw answer;
    return toResponse(answer);
  };
  return calls;
}

/** Of a form its fields by name, a file as it is. */
function readBody(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}

/** jsdom has no Response; this is as much of one as a caller reads. */
function toResponse({ status = 200, body, events, disposition, ...answer }: Answer) {
  const contentType = answer.contentType ?? (events ? 'text/event-stream' : 'application/json');
  const text = body === undefined ? '' : JSON.stringify(body);
  return {
    ok: status < 400,
    status,
    statusText: '',
    headers: new Map([
      ['content-type', contentType],
      ...(disposition ? [['content-disposition', disposition] as const] : []),
    ]) as unknown as Headers,
    body: events ? { getReader: () => readerOf(events) } : null,
    text: async () => text,
    blob: async () => new Blob([text], { type: contentType }),
    arrayBuffer: async () => new ArrayBuffer(8),
  } as unknown as Response;
}

function readerOf(events: AsyncIterable<unknown>) {
  const iterator = events[Symbol.asyncIterator]();
  return {
    read: async () => {
      const { done, value } = await iterator.next();
      return {
        done,
        value: done ? undefined : new TextEncoder().encode(`data: ${JSON.stringify(value)}\n\n`),
      };
    },
    cancel: async () => undefined,
  };
}
