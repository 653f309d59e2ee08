import 'server-only';
import { dictionary } from '@zxcvbn-ts/language-common';

const commonPasswords = new Set(dictionary['passwords-common']);

/** Whether a password is, in any case, among the 30,000 most common leaked ones (NIST SP 800-63B §3.1.1.2). */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
