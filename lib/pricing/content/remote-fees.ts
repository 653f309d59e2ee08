import type { Fact } from '@/lib/catalogue/schema';
import type { Cents } from '@/lib/values/money';

/** The most a notary may charge for one remote online act. */
type RemoteFee = Fact<Cents> & { says: string };

/** For the states with their own rate here; the other states are not read yet. */
export const remoteFees: Partial<Record<string, RemoteFee>> = {
  CA: {
    value: 3_000,
    asOf: '2026-11',
    source: {
      kind: 'secondary',
      title: 'Cal. Gov. Code § 8231.9, research copy',
      url: 'https://self-law.org/code/ca/government-code/8231-9',
    },
    says: 'for each signature, once the state has opened remote online notarization to its own notaries',
  },
  NY: {
    value: 2_500,
    asOf: '2024-12',
    source: { kind: 'rule', title: '19 NYCRR 182.11(g)' },
    says: 'for each electronic act, including all of the notary’s costs',
  },
  TX: {
    value: 2_500,
    asOf: '2026-11',
    source: {
      kind: 'secondary',
      title: 'Tex. Gov’t Code § 406.111, as read by amberhomolkalaw.com',
      url: 'https://amberhomolkalaw.com/online-remote-notarization/',
    },
    says: 'for each remote act, on top of the fee for the act itself',
  },
  FL: {
    value: 2_500,
    asOf: '2026-11',
    source: {
      kind: 'secondary',
      title: 'Fla. Stat. § 117.275, as read by legalclarity.org',
      url: 'https://legalclarity.org/florida-online-notarization-rules-costs-and-requirements',
    },
    says: 'for each remote act',
  },
};
