import type { IncomingMessage, ServerResponse } from 'node:http';

export function refuseUnreadable(request: IncomingMessage, response: ServerResponse): boolean;
export function refuseForeignName(
  request: IncomingMessage,
  response: ServerResponse,
  isOurs: (host: string | undefined) => boolean,
): boolean;
export function refuseVerb(request: IncomingMessage, response: ServerResponse, possible: string[]): void;
export function hideOwnNames(request: IncomingMessage): void;
export function completeAnswer(request: IncomingMessage, response: ServerResponse): void;
export function openStreams(): { keep: (response: ServerResponse) => void; cut: () => void };
