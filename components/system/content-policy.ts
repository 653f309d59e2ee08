type Directive = { name: string; sources: string[] };

/** A Content-Security-Policy as its directives, in their order. */
export function parsePolicy(policy: string): Directive[] {
  return policy
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .flatMap(([name, ...sources]) => (name ? [{ name, sources }] : []));
}

/** Where the server of a map comes in, when the operator has chosen one. */
export function isOpenToMap(directive: string): boolean {
  return directive === 'img-src' || directive === 'connect-src';
}

/** The policy of a site whose map comes from this server. */
export function withMap(policy: string, mapOrigin: string): string {
  return parsePolicy(policy)
    .map(({ name, sources }) => [name, ...sources, ...(isOpenToMap(name) ? [mapOrigin] : [])].join(' '))
    .join('; ');
}

/** Hashes and nonces belong to one page or one answer. */
export function isOwnToPage(source: string): boolean {
  return /^'(sha(256|384|512)|nonce)-/.test(source);
}

/** What two answers of one policy have in common, in one spelling. */
export function commonPolicy(policy: string): string {
  return parsePolicy(policy)
    .map(({ name, sources }) => [name, ...sources.filter((source) => !isOwnToPage(source))].join(' '))
    .join('; ');
}
