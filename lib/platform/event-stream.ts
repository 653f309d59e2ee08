import 'server-only';
import { logger } from './logger';

/** Sends one event; `data` becomes JSON. */
export type SendEvent = (data: unknown) => void;

const HEARTBEAT_MS = 25_000;
/** Then the browser opens it anew, which asks again who is there and what they may see. */
const LIFETIME_MS = 10 * 60_000;
/** A reader who leaves this many events unread is gone. */
const MAX_UNREAD = 64;

/**
 * An answer of server-sent events (WHATWG HTML, section 9.2). `open` begins to send and returns how to stop; it is
 * stopped when the reader goes away, falls behind, or after ten minutes.
 */
export function eventStream(request: Request, open: (send: SendEvent) => Promise<() => void>): Response {
  const encoder = new TextEncoder();
  let close = () => {};

  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        let isOpen = true;
        let stop = () => {};
        const write = (text: string) => {
          if (!isOpen) return;
          if ((controller.desiredSize ?? 0) <= -MAX_UNREAD) return close();
          controller.enqueue(encoder.encode(text));
        };
        const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
        const lifetime = setTimeout(() => close(), LIFETIME_MS);
        close = () => {
          if (!isOpen) return;
          isOpen = false;
          clearInterval(heartbeat);
          clearTimeout(lifetime);
          stop();
          try {
            controller.close();
          } catch {
            // The reader cancelled it first.
          }
        };
        request.signal.addEventListener('abort', close);
        write('retry: 2000\n\n');
        try {
          stop = await open((data) => write(`data: ${JSON.stringify(data)}\n\n`));
          // It ended while it was being opened.
          if (!isOpen) stop();
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
