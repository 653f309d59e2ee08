/** Crockford's base32: no I, L, O and U, so that nothing is misread (crockford.com/base32.html). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS = 31;

/** One letter for each byte, of its low five bits, in groups of four: `7K2M-QX40-9RTB`. */
export function crockfordCode(randomBytes: Uint8Array): string {
  const letters = Array.from(randomBytes, (byte) => ALPHABET.charAt(byte & BITS)).join('');
  return (letters.match(/.{1,4}/g) ?? []).join('-');
}

/** A code as a person may type it, made comparable: any case, with or without hyphens, O for 0, I and L for 1. */
export function normalizeCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}
