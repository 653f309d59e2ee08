import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where a compressed body lies in the file of bodies. */
export type Place = { offset: number; length: number };

export type PreparedAnswer = {
  etag: string;
  /** of a file on the disk, which may be asked for in parts: then Next reads it */
  lastModified?: string;
  /** which of the header lists */
  headers: number;
  /** the body as it is: a file of the project */
  file: string;
  /** where that makes it smaller */
  compressed?: Record<'br' | 'gzip', Place>;
};

/** What one path answers with: a file, or a page with the data that Next's router asks for. */
export type PreparedPath = {
  document: PreparedAnswer;
  /** whoever is signed in is answered by Next, with a page of their own */
  hasSecondForm?: true;
  data?: PreparedAnswer;
  segments?: Record<string, PreparedAnswer>;
};

export type PreparedAnswers = {
  /** name, value, name, value: as node:http takes them; most answers share one of a few lists */
  headers: string[][];
  paths: Record<string, PreparedPath>;
};

export const ANSWERS_FILE: string;
export const BODIES_FILE: string;
export function loadPreparedAnswers(
  root: string,
  headersOf: (address: string) => string[],
): (request: IncomingMessage, response: ServerResponse) => boolean;
