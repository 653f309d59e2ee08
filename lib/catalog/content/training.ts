import {
  californiaCode,
  floridaStatute,
  newYorkLicenseLaw,
  texasSenateBill,
} from '@/lib/catalog/content/state-sources';
import type { Source } from '@/lib/catalog/schema';

/** What one can register interest in, as POST /api/interests knows it. */
type TrainingTopic = 'training-california' | 'training-texas' | 'training-florida' | 'training-advanced';

export type TrainingOffer = {
  /** The state whose notaries it is for; none: continuing education for notaries of every state. */
  code?: string;
  topic: TrainingTopic;
  title: string;
  hours: number;
  priceCents?: number;
  says: string;
  action: 'Enroll Now' | 'Register';
};

/** Courses that are planned. None is sold yet: the buttons register interest. */
export const trainingOffers: TrainingOffer[] = [
  {
    code: 'CA',
    topic: 'training-california',
    title: 'California notary course',
    hours: 6,
    priceCents: 5_000,
    says: 'Commission, acts, certificates, journal and fees, with an eye on the examination.',
    action: 'Enroll Now',
  },
  {
    code: 'TX',
    topic: 'training-texas',
    title: 'Texas notary course',
    hours: 4,
    priceCents: 3_500,
    says: 'Commission, record book, certificates and the step to an online commission.',
    action: 'Enroll Now',
  },
  {
    code: 'FL',
    topic: 'training-florida',
    title: 'Florida notary course',
    hours: 3,
    priceCents: 4_000,
    says: 'Commission, certificates, electronic notarization and what changed in 2020.',
    action: 'Enroll Now',
  },
  {
    topic: 'training-advanced',
    title: 'Advanced course: continuing education',
    hours: 4,
    says: 'Loan signings, signers who cannot appear in person, forged credentials and how to refuse.',
    action: 'Register',
  },
];

/** What the law of a state asks in courses, next to what we offer. */
export type TrainingRule = { code: string; says: string; asOf: string; source: Source };

export const trainingRules: TrainingRule[] = [
  {
    code: 'CA',
    says: 'The state asks for six hours before the first commission and three to renew, from a provider that it has approved. We have not asked for that approval yet.',
    asOf: '2025-01',
    source: californiaCode('8201'),
  },
  {
    code: 'TX',
    says: 'Since January 1, 2026 the state asks for a course of at most two hours that only the Secretary of State gives. Ours would not count for the commission.',
    asOf: '2025-08',
    source: texasSenateBill,
  },
  {
    code: 'FL',
    says: 'The state asks first-time applicants for three hours, from a provider that it has approved. We have not asked for that approval yet.',
    asOf: '2024-12',
    source: floridaStatute('668.50'),
  },
  {
    code: 'NY',
    says: 'New York asks for no course, so we plan none. It asks for an examination.',
    asOf: '2024-02',
    source: newYorkLicenseLaw,
  },
];

export function findTrainingRule(code: string): TrainingRule | null {
  return trainingRules.find((each) => each.code === code) ?? null;
}

export function findTrainingOffer(code: string): TrainingOffer | null {
  return trainingOffers.find((offer) => offer.code === code) ?? null;
}
