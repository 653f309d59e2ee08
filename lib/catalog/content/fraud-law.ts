import { fact, official, secondary } from '@/lib/catalog/content/fact';
import { fraudLaws } from '@/lib/catalog/content/fraud-law-states';
import { noticeLaws } from '@/lib/catalog/content/recording/notices';
import { stateName } from '@/lib/catalog/content/states';
import type { Fact } from '@/lib/catalog/schema';

/** What an owner asks of the law of a state after a forged recording. */
export const lawQuestions = {
  record: 'What the recorder does, or lets you record',
  court: 'How a court takes a false document off your title',
  crime: 'Whether recording a false document is a crime',
  time: 'How long you have to sue',
} as const;

export type LawQuestion = keyof typeof lawQuestions;

/** What we know of a question in a state: empty where nobody on our side knows a source. */
export function findLaw(stateCode: string, question: LawQuestion): Fact<string>[] {
  const own = fraudLaws[stateCode]?.[question] ?? [];
  return question === 'record' ? [...own, ...noticesOf(stateCode)] : own;
}

/** What the catalog says of a state’s recorders. The District of Columbia is no state of it. */
function noticesOf(stateCode: string): Fact<string>[] {
  if (stateCode === 'DC') return [];
  return noticeLaws.filter(({ place }) => place === stateName(stateCode)).map((notice) => notice.fact);
}

/** Most owner’s policies follow this form; the one that counts is your own. */
export const policyNotice: Fact<string> = fact(
  'The insured tells the insurer promptly in writing of a claim that is adverse to the title.',
  '2021-07',
  secondary('American Land Title Association, Owner’s Policy of Title Insurance (7-1-2021), Condition 3'),
);

/** Where the FBI takes reports. */
export const ic3: Fact<string> = fact(
  'The FBI takes reports of crime in which the internet was used, by an online form.',
  '2025-01',
  official('FBI Internet Crime Complaint Center (IC3)', 'https://www.ic3.gov'),
);
