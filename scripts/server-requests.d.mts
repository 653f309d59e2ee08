import type { IncomingMessage } from 'node:http';

export function toPath(request: IncomingMessage): void;
export function resolvePath(request: IncomingMessage): void;
export function toCall(request: IncomingMessage): void;
export function knownNames(settings: {
  siteAddress?: string;
  allowedHosts?: string;
}): (host: string | undefined) => boolean;
export function limitBody(request: IncomingMessage, withinMs?: number): void;

export function isOauth(address: string): boolean;
