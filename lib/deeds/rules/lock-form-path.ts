import type { ProtectDeedInput } from '../schema';

const PATH = '/deedguard-protection';

/** The form that locks a deed, filled in: its reader looks at it, and sends it or not. */
export function lockFormPath(propertyAddress: string, ownerName: string): string {
  const query = new URLSearchParams({ address: propertyAddress, owner: ownerName }).toString();
  // Parentheses end a link in Markdown.
  return `${PATH}?${query.replaceAll('(', '%28').replaceAll(')', '%29')}`;
}

/** What an address fills the form in with; null where it names neither. */
export function readLockForm(query: string): ProtectDeedInput | null {
  const named = new URLSearchParams(query);
  const [propertyAddress, ownerName] = [named.get('address') ?? '', named.get('owner') ?? ''];
  return propertyAddress || ownerName ? { propertyAddress, ownerName } : null;
}
