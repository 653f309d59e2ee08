import { planPrices } from '@/lib/plans/rules/plan-prices';
import type { Cents } from '@/lib/values/money';

/** A quoted feature, with what is so today where that is less. */
export type Feature = { text: string; today?: string };

export type Plan = {
  id: keyof typeof planPrices;
  name: string;
  /** For whom it is, in one sentence. */
  description: string;
  monthlyCents: Cents;
  yearlyCents: Cents;
  /** drawn before the others */
  isInFront?: boolean;
  features: Feature[];
  limitations: string[];
  /** without an address it is bought here */
  button: { label: string; href?: string };
};

/** What the space of a plan holds. */
const SPACE = 'documents and their redacted copies together';

export const plans: Plan[] = [
  {
    id: 'basic',
    name: 'Basic Protection',
    description: 'For one person who keeps the papers of a home in one place.',
    ...planPrices.basic,
    features: [
      { text: 'Up to 10 documents per month' },
      { text: '100 MB vault', today: SPACE },
      { text: 'Email support', today: 'you write through our form; a person answers by email' },
    ],
    limitations: ['One user', 'No API access'],
    button: { label: 'Sign up for Basic Protection' },
  },
  {
    id: 'professional',
    name: 'Professional Guard',
    description: 'For somebody who handles many documents.',
    ...planPrices.professional,
    isInFront: true,
    features: [
      { text: 'Unlimited documents' },
      { text: '1 GB vault', today: SPACE },
      {
        text: 'Up to 5 users',
        today: 'they share keys, webhooks and apps; documents, properties, requests and invoices one by one',
      },
      { text: 'API access' },
    ],
    limitations: ['Users keep vaults of their own', 'Custom integration is not for sale yet'],
    button: { label: 'Sign up for Professional Guard' },
  },
  {
    id: 'enterprise',
    name: 'Enterprise Shield',
    description: 'For title companies, lenders, law firms and recorders with their own volumes and systems.',
    ...planPrices.enterprise,
    features: [
      {
        text: 'Documents and vault without limit',
        today: 'set up with your contract; no account has it yet',
      },
      { text: 'Users without limit', today: 'set up with your contract; no account has it yet' },
      { text: 'API access' },
      { text: 'Terms to fit: contact sales' },
    ],
    limitations: ['Not bought online: it starts with a conversation'],
    button: { label: 'Contact sales', href: '/enterprise#contact' },
  },
];

/** The banner as it was given. What the prices really save is computed from them, and stands first. */
export const quotedSaving = 'Save up to 20%';

/** Of the plan in front, in an earlier text. Nobody has counted who chooses which. */
export const quotedPopular = 'Most popular';

/** For every plan that is bought here. */
export const planPromises = [
  '14-day free trial',
  'Prorated plan changes',
  '30-day data retrieval after cancellation',
];

/** What only Enterprise Shield has. */
export const enterpriseFeatures: { title: string; text: string }[] = [
  {
    title: 'No counting',
    text: 'Documents and vault storage without limit, so nobody has to ask what an upload costs. It is set up with your contract; no account has it yet.',
  },
  {
    title: 'Your own contract',
    text: 'Volumes and terms are agreed with you in writing, before anything is switched on.',
  },
  {
    title: 'Your systems, connected',
    text: 'We plan the integration with your closing or recording software together with your own people.',
  },
  {
    title: 'Invoices instead of cards',
    text: 'Companies pay by invoice, within 15 days (net 15).',
  },
];
