import { whyUnavailable } from '@/lib/notary/rules/availability';
import { credentialName, listCredentialGaps } from '@/lib/notary/rules/credentials';
import type { NotaryProfileView } from '@/lib/notary/schema/profile';

type Today = {
  /** 2026-11-21 */
  day: string;
  /** where the law asks for a bond: two letters */
  bondStates: string[];
};

/** What keeps offers from a notary, one sentence each; empty when nothing does. */
export function missingForWork(profile: NotaryProfileView, { day, bondStates }: Today): string[] {
  const { states, credentials, isVerified, awaitsConfirmation } = profile;
  const lacking = whyUnavailable(profile);
  const gaps = listCredentialGaps({ states, credentials, bondStates, day });
  const withoutPaper = credentials.filter(({ paper }) => paper === null);
  const missing = [
    !isVerified && awaitsConfirmation && 'Confirm your email address. Your account settings say how.',
    states.length === 0 && 'Choose the states of your commissions.',
    lacking === 'serviceTypes' && 'Choose at least one service.',
    lacking === 'home' && 'Enter your home place, or offer remote online notarization.',
    ...gaps.map((gap) =>
      gap.problem === 'missing'
        ? `Enter your ${credentialName(gap)}.`
        : `Your ${credentialName(gap)} has lapsed. Enter the new one.`,
    ),
    ...(isVerified ? [] : withoutPaper.map((held) => `Upload the paper of your ${credentialName(held)}.`)),
    !isVerified &&
      gaps.length === 0 &&
      withoutPaper.length === 0 &&
      'We are checking your credentials. We will tell you when it is done.',
    !isVerified && gaps.length > 0 && 'Once they are entered, we check your credentials.',
  ];
  return missing.filter((line) => line !== false);
}
