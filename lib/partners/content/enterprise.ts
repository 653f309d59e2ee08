import type { Fact } from '@/lib/catalog/schema';
import { formatPrice } from '@/lib/values/money';
import { planPrices } from '@/lib/plans/rules/plan-prices';
import { CORPORATE_TERMS_DAYS } from '@/lib/pricing/rules/quote';

type EnterpriseOffer = {
  title: string;
  /** The offer in one sentence. */
  text: string;
  /** A day in that trade, with us in it. */
  inPractice: string;
  link: { href: string; label: string };
};

export const enterpriseOffers: EnterpriseOffer[] = [
  {
    title: 'Title and escrow',
    text: 'A lock after closing, with its proof in the closing file.',
    inPractice:
      'The buyer locks the property when the deed is back from the recorder. Your closer checks the proof file in a browser and files it with the policy.',
    link: { href: '/verify', label: 'See how a proof is checked' },
  },
  {
    title: 'Lenders',
    text: 'Evidence for every property in a portfolio, checked by your own software.',
    inPractice:
      'Every proof comes as JSON too. Your system checks the path, the signature and the key by itself, without an account and without asking us.',
    link: { href: '/security/whitepaper', label: 'How the log and its proofs work' },
  },
  {
    title: 'Law firms',
    text: 'Dated statements that a court can check without asking us.',
    inPractice:
      'A client states ownership today. If it is disputed in five years, the file shows what was stated, on which day, and that nothing has moved since.',
    link: { href: '/deedguard#proof-file', label: 'What a proof file contains' },
  },
  {
    title: 'Recorders',
    text: 'Plain texts for the counter, and no change to how you record.',
    inPractice:
      'Owners ask what a lock means. Your staff have the answer in one line: it is private evidence, and it stops no recording.',
    link: { href: '/resources/county-kit', label: 'The county recorder kit' },
  },
];

type EnterprisePrice = { name: string; price: string; unit: string; says: string };

export const enterprisePrices: EnterprisePrice[] = [
  {
    name: 'Deed protection',
    price: '$99',
    unit: 'per property, once',
    says: 'The same price for one property and for a thousand. Open today.',
  },
  {
    name: 'Enterprise Shield',
    price: formatPrice(planPrices.enterprise.monthlyCents),
    unit: 'a month',
    says: `Documents and storage without limit, set up with your contract, or ${formatPrice(planPrices.enterprise.yearlyCents)} a year. The terms are agreed with you.`,
  },
  {
    name: 'Custom integration',
    price: '$500',
    unit: 'one-time',
    says: 'Not for sale yet: it connects your closing, loan or case system to the API. Your own developers can do so today.',
  },
];

export const corporateTerms = {
  name: `Net ${CORPORATE_TERMS_DAYS}`,
  says: `Companies are invoiced in US dollars and pay within ${CORPORATE_TERMS_DAYS} days.`,
};

type FirstStep = { when: string; title: string; text: string };

export const firstSteps: FirstStep[] = [
  {
    when: 'Today',
    title: 'Try it on one closing',
    text: 'Lock a property on the web, open the proof with the network off, and show it to your counsel.',
  },
  {
    when: 'With us',
    title: 'Agree on a pilot',
    text: 'Which closings, who locks, who keeps the proofs, and what your clients are told.',
  },
  {
    when: 'Then',
    title: 'Connect your system',
    text: 'Your developers start with test keys and the guide for developers, and change to live keys when you are ready.',
  },
];

/** As earlier texts had them. Nothing here makes them so: they are quoted, small, beside what is. */
export const quotedBuilderShare = 'Builders receive a 30% revenue share';
export const quotedPartnerFigures = ['Revenue share up to 30%', '50+ partners', 'An answer within 24 hours'];

/** Why those who close sales keep evidence. */
export const impersonationStudy: Fact<{ percent: number; says: string }> = {
  value: {
    percent: 28,
    says: 'of title insurance companies met at least one attempt in 2023 to sell a property by posing as its owner.',
  },
  asOf: '2026-11',
  source: {
    kind: 'secondary',
    title: 'Study for the American Land Title Association, reported by MBA NewsLink in August 2024',
    url: 'https://newslink.mba.org/mba-newslinks/2024/august/mba-newslink-wednesday-aug-7-2024/new-study-finds-increase-in-seller-impersonation-fraud',
  },
};
