import type { IncomingMessage, ServerResponse } from 'node:http';

export function tracePages(
  routeOf: (url: string | undefined) => string | null,
): (request: IncomingMessage, response: ServerResponse, answer: () => void) => void;
