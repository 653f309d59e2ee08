import type { IncomingMessage, ServerResponse } from 'node:http';

export function countPages(build: string): (request: IncomingMessage, response: ServerResponse) => void;
