import { REPORTS_TO, REPORT_ADDRESS } from './policy-report-address';

type PolicyOptions = {
  /** What may run beside our own files: hashes of inline scripts, or one nonce. */
  scriptSources: readonly string[];
  /** True when the site is served under https. */
  secure?: boolean;
  /** `next dev` evaluates code and talks over a web socket. */
  development?: boolean;
  /** The one server beside ours that the map may load from: `https://tiles.example`. */
  mapSource?: string;
};

/**
 * The one policy of the site. The first document of a visit governs the whole visit (navigation does not load
 * a new document), so every page allows what any page needs: Stripe's script and frames, the map's worker.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { scriptSources, secure, development, mapSource } = options;
  const map = mapSource ? ` ${mapSource}` : '';
  const ownScripts = development ? ["'unsafe-inline'", "'unsafe-eval'"] : scriptSources;
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...ownScripts, 'https://js.stripe.com'].join(' '),
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https://*.stripe.com${map}`,
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''} https://api.stripe.com${map}`,
    'frame-src https://js.stripe.com https://hooks.stripe.com',
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Browsers that know the second one leave the first alone.
    `report-uri ${REPORT_ADDRESS}`,
    `report-to ${REPORTS_TO}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}

/** The source that allows one inline script by its text, whatever page it is on. */
export async function hashSource(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
