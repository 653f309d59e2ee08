import type { StepFacts } from '@/lib/home/rules/next-steps';

/** Of an account for which nothing waits. */
export const nothingWaits: Omit<StepFacts, 'now'> = {
  alerts: [],
  unpaid: [],
  contested: [],
  bills: [],
  drafts: [],
  requests: [],
  visits: [],
  offers: [],
  profile: null,
  partnership: null,
  address: { email: 'ada@example.com', is: 'confirmed' },
  isGuarded: true,
};
