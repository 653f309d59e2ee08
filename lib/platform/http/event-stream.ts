import 'server-only';
import { logger } from '../telemetry/logger';

/** Sends one event; `data` becomes JSON. */
export type SendEvent = (data: unknown) => void;

const HEARTBEAT_MS = 25_000;
/** Then the browser opens it again, which asks again who is there and what they may see. */
const LIFETIME_MS = 10 * 60_000;
/** A reader who leaves this many events unread is gone. */
const MAX_UNREAD = 64;

/** Begins to send, and returns how to stop. `end` is for when there is nothing more to say. */
export type Open = (send: SendEvent, end: () => void) => Promise<() => void>;

/**
 * An answer of server-sent events (WHATWG HTML, section 9.2). It is stopped when the reader goes away, falls behind, or
 * after ten minutes.
 */
export function eventStream(request: Request, open: Open): Response {
  let close = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start: async (controller) => {
        const line = openLine(controller, request.signal);
        close = line.close;
        line.write('retry: 2000\n\n');
        try {
          line.onClose(await open((data) => line.write(`data: ${JSON.stringify(data)}\n\n`), close));
        } catch (err) {
          logger.error({ stream: 'open', err });
          close();
        }
      },
      cancel: () => close(),
    },
    { highWaterMark: MAX_UNREAD },
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

/** What is written to one reader until it is closed, with its clocks. */
function openLine(controller: ReadableStreamDefaultController<Uint8Array>, signal: AbortSignal) {
  const encoder = new TextEncoder();
  let isOpen = true;
  let stop = () => {};
  const write = (text: string) => {
    if (!isOpen) return;
    if ((controller.desiredSize ?? 0) <= 0) return giveUp();
    controller.enqueue(encoder.encode(text));
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  const lifetime = setTimeout(() => close(), LIFETIME_MS);
  const finish = () => {
    isOpen = false;
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    // What listens to a request's signal is kept as long as the process, and the request with it.
    signal.removeEventListener('abort', close);
    stop();
  };
  const close = () => {
    if (!isOpen) return;
    finish();
    try {
      controller.close();
    } catch {
      // The reader cancelled it first.
    }
  };
  signal.addEventListener('abort', close);
  // Closing would wait until the reader has taken what is there; this lets go of it, and of the connection.
  const giveUp = () => {
    finish();
    controller.error(new DOMException('The reader fell behind.', 'AbortError'));
  };
  const onClose = (work: () => void) => {
    stop = work;
    // It was closed while it was being opened.
    if (!isOpen) stop();
  };
  return { write, close, onClose };
}
