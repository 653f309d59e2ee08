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

export const severityLabels: Record<Severity, string> = {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
};

export function optionsOf<T extends string>(labels: Record<T, string>): { value: T; label: string }[] {
  return (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
}
