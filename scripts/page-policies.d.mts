import type { IncomingMessage, ServerResponse } from 'node:http';

export type PagePolicies = {
  /** Headers of every answer, and what is another one for pictures that other sites show: names in small letters. */
  site: Record<string, string>;
  sharedPictures: Record<string, string>;
  /** Content-Security-Policies by path. */
  pages: Record<string, string>;
  /** Of any path that no page owns. */
  notFound: string;
  /** Regular expressions of paths that are rendered per request and get a nonce. */
  perRequest: string[];
  /** Of those, the ones that our server gives it whoever sends a cookie of a session, and the middleware nobody. */
  ownPages: {
    matchers: string[];
    /** Regular expression of a whole header. */
    cookie: string;
    policy: string;
    headers: Record<string, string>;
  };
  /** Of prerendered pages that it leads whoever is signed in past, to a page of their own. */
  secondForms: string[];
};

export const POLICIES_FILE: string;
export const MAP_BLANK: string;
export const NONCE_BLANK: string;
export function loadHeaders(
  buildFolder: string,
  settings?: { mapStyleUrl?: string },
): (address: string) => string[];
export function loadOwnPages(
  buildFolder: string,
  settings?: { mapStyleUrl?: string },
): (request: IncomingMessage, response: ServerResponse) => void;
