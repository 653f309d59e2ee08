import type { IncomingMessage, ServerResponse } from 'node:http';

export function loadOauth(
  root: string,
  mode: { development: boolean },
): (request: IncomingMessage, response: ServerResponse) => boolean;
