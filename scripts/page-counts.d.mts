import type { IncomingMessage, ServerResponse } from 'node:http';

export function countPages(
  routeOf: (url: string | undefined) => string | null,
): (request: IncomingMessage, response: ServerResponse) => void;
