import { REPORTS_TO, REPORT_ADDRESS } from './policy-report-address';

export type Header = { key: string; value: string };

const TWO_YEARS_IN_SECONDS = 63_072_000;

/** The headers of every answer, beside its Content-Security-Policy. `secure`: in production, under https. */
export function securityHeaders({ secure }: { secure: boolean }): Header[] {
  const headers = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: permissions },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { key: 'Reporting-Endpoints', value: `${REPORTS_TO}="${REPORT_ADDRESS}"` },
  ];
  if (!secure) return headers;
  return [
    ...headers,
    { key: 'Strict-Transport-Security', value: `max-age=${TWO_YEARS_IN_SECONDS}; includeSubDomains` },
  ];
}

/** In their place for pictures of shared links, which other sites show. */
export const sharedPictureHeaders: Header[] = [
  { key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' },
];

/** Beside those, on pages that belong to one person: nothing keeps them, nothing lists them. */
export const privatePageHeaders: Header[] = [
  { key: 'Cache-Control', value: 'no-store' },
  { key: 'X-Robots-Tag', value: 'noindex' },
];

/** Payment is Stripe's: its frame offers the wallets of the browser. Passkeys, and the place of a notary under way, are ours. */
const permissions = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'geolocation=(self)',
  'gyroscope=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=(self "https://js.stripe.com")',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  'usb=()',
].join(', ');
