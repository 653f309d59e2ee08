import { randomUUID } from 'node:crypto';

/** The one clock and the one source of ids, so that tests can hold them still. */
export function now(): Date {
  return new Date();
}

export function newId(): string {
  return randomUUID();
}
