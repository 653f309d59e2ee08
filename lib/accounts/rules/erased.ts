/** Who stands in the place of an account's owner once it was deleted. */
export const NOBODY = {
  firstName: 'Deleted',
  lastName: 'account',
  phone: null,
  timeZone: null,
  role: 'owner',
} as const;

/** `.invalid` is no domain and never will be (RFC 2606): nothing can be sent there. */
const NOWHERE = '@deleted.invalid';

/** The address of an account that was deleted; each needs another one. */
export function erasedAddressOf(userId: string): string {
  return `${userId}${NOWHERE}`;
}

export function isErasedAddress(email: string): boolean {
  return email.endsWith(NOWHERE);
}
