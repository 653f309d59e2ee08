export type PagePolicies = {
  /** By path. */
  pages: Record<string, string>;
  /** Of any path that no page owns. */
  notFound: string;
  /** Regular expressions of paths that the middleware gives a nonce. */
  perRequest: string[];
};

export const POLICIES_FILE: string;
export const MAP_BLANK: string;
export function loadPolicies(
  buildFolder: string,
  settings?: { mapStyleUrl?: string },
): (address: string) => string | null;
