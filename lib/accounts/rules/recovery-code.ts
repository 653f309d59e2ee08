import { crockfordCode } from '@/lib/values/codes';

export const RECOVERY_CODES = 10;

/** Five bits each: 120 bits. From 112 on a plain hash of a code is enough (ASVS 6.5.2). */
const CODE_LETTERS = 24;

/** How many random bytes `recoveryCodesFrom` takes. */
export const RECOVERY_BYTES = RECOVERY_CODES * CODE_LETTERS;

/** Ten codes such as `7K2M-QX40-9RTB-5DEF-8WYZ-3N6P`. */
export function recoveryCodesFrom(randomBytes: Uint8Array): string[] {
  if (randomBytes.length < RECOVERY_BYTES) {
    throw new RangeError(`Recovery codes need ${RECOVERY_BYTES} random bytes`);
  }
  return Array.from({ length: RECOVERY_CODES }, (_, index) =>
    crockfordCode(randomBytes.slice(index * CODE_LETTERS, (index + 1) * CODE_LETTERS)),
  );
}
