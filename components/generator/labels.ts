import type { Severity, TemplateCategory, TemplateKind, TemplateState } from '@/lib/generator/schema';

/*
 * Written out rather than made of the lists of the schema, which would bring the validation into the first load of the
 * page.
 */

export const stateLabels: Record<TemplateState, string> = {
  CA: 'California',
  FL: 'Florida',
  IL: 'Illinois',
  NY: 'New York',
  TX: 'Texas',
};

export const categoryLabels: Record<TemplateCategory, string> = {
  deed: 'Deeds',
  power_of_attorney: 'Powers of attorney',
  will: 'Wills',
  affidavit: 'Affidavits',
  contract: 'Contracts',
};

export const kindLabels: Record<TemplateKind, string> = {
  'grant-deed': 'Grant deed',
  'warranty-deed': 'Warranty deed',
  'quitclaim-deed': 'Quitclaim deed',
  'durable-power-of-attorney': 'Durable power of attorney',
  'limited-power-of-attorney': 'Limited power of attorney',
  'last-will': 'Last will',
  'general-affidavit': 'General affidavit',
  'affidavit-of-identity': 'Affidavit of identity',
  'service-contract': 'Service contract',
};

/** What each is in any state; the description of a template says what is particular to its own. */
export const kindDescriptions: Record<TemplateKind, string> = {
  'grant-deed': 'Gives a property to somebody with the two promises of the word “grant”.',
  'warranty-deed': 'Sells a property; the grantor warrants the title.',
  'quitclaim-deed': 'Gives up whatever the grantor has in a property, without a promise about the title.',
  'durable-power-of-attorney':
    'Lets an agent act for you in matters of money and property, and stays in effect if you become incapacitated.',
  'limited-power-of-attorney': 'Lets an agent do one thing for you, such as a closing or the sale of a car.',
  'last-will': 'Gives what you own to the people whom you choose and names an executor.',
  'general-affidavit': 'A written statement of facts that you swear or affirm before a notary.',
  'affidavit-of-identity': 'A sworn statement that two or more names are those of one person.',
  'service-contract':
    'An agreement between a client and an independent contractor on work, price, term, termination and liability.',
};

export const severityLabels: Record<Severity, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export function optionsOf<T extends string>(labels: Record<T, string>): { value: T; label: string }[] {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}
