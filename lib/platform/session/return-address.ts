import { noteAbuse } from '../abuse';
import { env } from '../env';
import { AppError } from '../errors';

/** Throws `invalid_request` for an address to return to, as next-auth's calls take it, that next-auth could not read: it would answer 500. */
export function assertReturnAddresses(addresses: readonly string[]): void {
  if (addresses.length <= 1 && addresses.every(isReturnAddress)) return;
  noteAbuse({ kind: 'refused', what: 'return-address' });
  throw new AppError('invalid_request', 'The address to return to cannot be read.');
}

/** A path of ours, or a whole address. Whether it is ours, next-auth asks itself. */
export function isReturnAddress(address: string): boolean {
  if (address === '') return true;
  const base = address.startsWith('/') ? env().NEXTAUTH_URL : undefined;
  return URL.canParse(address, base) && /^https?:$/.test(new URL(address, base).protocol);
}
