/**
 * Under which an email address is counted where a mailbox must not be flooded: small letters, without what follows a plus
 * and without dots before the @, which many providers deliver to one mailbox (RFC 5233 has the plus). Never to mail to.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+');
  return `${local.replaceAll('.', '')}${email.slice(at)}`.toLowerCase();
}
