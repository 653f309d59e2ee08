import type { RedactionRule } from '@/lib/vault/rules/redaction/choices';

/** Short, because they are in the text and in front of what was found. */
export const ruleTags: Record<RedactionRule, string> = {
  ssn: 'SSN',
  dob: 'Birth date',
  phone: 'Phone',
  bankAccount: 'Bank',
  financialInfo: 'Financial',
  email: 'Email',
  signatures: 'Signature',
  notarySeals: 'Seal',
  personalAddresses: 'Address',
};
