/*
 * Without zod: the first load of the redaction tab shows them.
 */

export const redactionRules = [
  'ssn',
  'dob',
  'phone',
  'bankAccount',
  'financialInfo',
  'email',
  'signatures',
  'notarySeals',
  'personalAddresses',
] as const;
export type RedactionRule = (typeof redactionRules)[number];

export const defaultRedactionRules: readonly RedactionRule[] = [
  'ssn',
  'dob',
  'phone',
  'bankAccount',
  'financialInfo',
];

export const redactionLevels = ['maximum', 'standard', 'minimal'] as const;
export type RedactionLevel = (typeof redactionLevels)[number];

/** That a person draws on one document. */
export const MAX_DRAWN_BOXES = 500;
