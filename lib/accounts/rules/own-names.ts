/** What this site is called: whoever attacks its accounts tries these (ASVS 5.0, 6.1.2). */
const NAMES = /^(?:deedguard|guardsign)+$/;

/** Whether a password is our own name, in any case, alone or with digits and marks around it. */
export function isOwnName(password: string): boolean {
  return NAMES.test(password.toLowerCase().replace(/[^\p{L}]/gu, ''));
}
