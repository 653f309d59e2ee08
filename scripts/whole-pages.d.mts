import type { IncomingMessage, ServerResponse } from 'node:http';

export function sendWhole(request: IncomingMessage, response: ServerResponse): void;
