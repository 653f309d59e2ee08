import type { Fact } from '@/lib/catalog/schema';
import type { Cents } from '@/lib/values/money';

/** The most a notary may charge for one remote online act. */
type RemoteFee = Fact<Cents> & { says: string };

const perAct = 'for each remote act';

/** What we have read so far: for the states with their own rate here, and those whose file of ours names the limit. */
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
    says: perAct,
  },
  NV: {
    value: 2_500,
    asOf: '2026-11',
    source: {
      kind: 'statute',
      title: 'NRS 240.181 to 240.206',
      url: 'https://www.leg.state.nv.us/NRS/NRS-240.html',
    },
    says: 'for each signature',
  },
  NM: {
    value: 2_500,
    asOf: '2026-11',
    source: { kind: 'statute', title: 'N.M. Stat. § 14-14A-5' },
    says: 'for technology, on top of the fee for the act itself',
  },
  OR: { value: 2_500, asOf: '2026-11', source: { kind: 'statute', title: 'ORS 194.400' }, says: perAct },
  UT: {
    value: 2_500,
    asOf: '2019-03',
    source: {
      kind: 'secondary',
      title: 'National Notary Association, Utah House Bill 52, on Utah Code §§ 46-1-3.5 and 46-1-3.6',
      url: 'https://www.nationalnotary.org/knowledge-center/news/law-updates/ut-house-bill-52',
    },
    says: perAct,
  },
  WA: { value: 2_500, asOf: '2024-05', source: { kind: 'rule', title: 'WAC 308-30-220' }, says: perAct },
};
