import type { RedactionLevel, RedactionRule } from '../rules/redaction/choices';

type Text = { label: string; says: string };

/** What each rule covers, and how sure it can be. */
export const redactionRuleTexts: Record<RedactionRule, Text> = {
  ssn: {
    label: 'Social Security numbers',
    says: 'Social Security and taxpayer numbers that could have been issued, written with dashes or spaces or named as such.',
  },
  dob: {
    label: 'Dates of birth',
    says: 'Dates next to words such as born, DOB or date of birth. Other dates stay.',
  },
  phone: {
    label: 'Phone numbers',
    says: 'Numbers of the United States and Canada with their area code.',
  },
  bankAccount: {
    label: 'Bank accounts',
    says: 'Account and routing numbers that are named as such, and international account numbers whose check digits fit.',
  },
  financialInfo: {
    label: 'Financial information',
    says: 'Card numbers, employer and loan numbers, and amounts in dollars.',
  },
  email: {
    label: 'Email addresses',
    says: 'Anything that is written as an email address.',
  },
  signatures: {
    label: 'Signatures',
    says: 'Typed signatures, signature fields and the space on signature lines. A drawn signature elsewhere needs a box from you.',
  },
  notarySeals: {
    label: 'Notary seals',
    says: 'Stamps and small pictures on pages that speak of a notary, and commission numbers. A seal in a scan needs a box from you.',
  },
  personalAddresses: {
    label: 'Personal addresses',
    says: 'US street addresses and post office boxes, with the city, state and ZIP code that follow.',
  },
};

export const redactionLevelTexts: Record<RedactionLevel, Text> = {
  maximum: {
    label: 'Maximum',
    says: 'Covers the whole line of each place, and every page becomes a picture that holds no text at all.',
  },
  standard: {
    label: 'Standard',
    says: 'Covers the whole value. The rest of the text can still be searched and read aloud.',
  },
  minimal: {
    label: 'Minimal',
    says: 'Leaves the last four digits of numbers and the year of a birth date, as federal courts require.',
  },
};
