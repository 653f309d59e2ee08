/** What a new passkey is called until its owner renames it, by what the browser says of where it lives. */
export function passkeyName({
  attachment,
  transports,
}: {
  attachment: string | undefined;
  transports: readonly string[];
}): string {
  if (attachment === 'platform') return 'This device';
  if (transports.includes('hybrid')) return 'Phone';
  if (attachment === 'cross-platform') return 'Security key';
  return transports.includes('internal') ? 'This device' : 'Passkey';
}
