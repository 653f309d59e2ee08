const DAY_MS = 86_400_000;
/** Less than the year that RFC 9116 recommends at most; it is worked out anew for whoever asks. */
const VALID_DAYS = 180;

/** Where to report a weakness of the site, as RFC 9116 has it. */
export function securityTxt({ address, now }: { address: string; now: Date }): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  return [
    `Contact: ${address}/contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${address}/.well-known/security.txt`,
    '',
  ].join('\n');
}
