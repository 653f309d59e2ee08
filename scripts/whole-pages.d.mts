import type { IncomingMessage, ServerResponse } from 'node:http';

export const VARY_BY: string;
export function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  finishPage?: (page: Buffer) => Buffer,
): void;
