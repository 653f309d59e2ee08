import type { Cents } from '@/lib/values/money';
import { planPrices } from '@/lib/pricing/rules/plan-prices';

export type Plan = {
  id: keyof typeof planPrices;
  name: string;
  /** For whom it is, in one sentence. */
  description: string;
  monthlyCents: Cents;
  yearlyCents: Cents;
  isMostPopular?: boolean;
  features: string[];
  limitations: string[];
  button: { label: string; href: string };
};

export const plans: Plan[] = [
  {
    id: 'basic',
    name: 'Basic Protection',
    description: 'For one person who keeps the papers of a home in one place.',
    ...planPrices.basic,
    features: ['Up to 10 documents per month', '100 MB vault', 'Email support'],
    limitations: ['One user', 'No API access'],
    button: { label: 'Sign up for Basic', href: '/signup?role=owner&plan=basic' },
  },
  {
    id: 'professional',
    name: 'Professional Guard',
    description: 'For an office that handles many documents, and for the people who work in it.',
    ...planPrices.professional,
    isMostPopular: true,
    features: ['Unlimited documents', '1 GB vault', 'Up to 5 users', 'API access'],
    limitations: ['No more than 5 users', 'Custom integration is an add-on'],
    button: { label: 'Sign up for Professional', href: '/signup?role=owner&plan=professional' },
  },
  {
    id: 'enterprise',
    name: 'Enterprise Shield',
    description: 'For title companies, lenders, law firms and recorders with their own volumes and systems.',
    ...planPrices.enterprise,
    features: ['Documents, vault and users without limit', 'API access', 'Terms to fit: contact sales'],
    limitations: ['Not bought online: it starts with a conversation'],
    button: { label: 'Contact sales', href: '/enterprise#contact' },
  },
];

/** The banner as it was given. What the prices really save is computed from them, and stands first. */
export const quotedSaving = 'Save up to 20%';

/** For every plan, from the day on which plans can be bought. */
export const planPromises = [
  '14-day free trial',
  'Prorated plan changes',
  '30-day data retrieval after cancellation',
];

/** What only Enterprise Shield has. */
export const enterpriseFeatures: { title: string; text: string }[] = [
  {
    title: 'No counting',
    text: 'Documents, vault storage and users have no limit, so nobody has to ask what an upload costs.',
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
