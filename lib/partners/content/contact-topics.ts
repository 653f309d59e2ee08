import type { InterestTopic } from '@/lib/partners/rules/interest-topics';

/** What one can write to us about: there is one form, and a person reads it. */
export const contactTopics: { value: InterestTopic; label: string }[] = [
  { value: 'enterprise', label: 'Terms for an enterprise' },
  { value: 'early-adopter', label: 'The early adopter offer' },
  { value: 'account', label: 'My account' },
  { value: 'privacy-request', label: 'My personal data' },
  { value: 'refund', label: 'A refund' },
  { value: 'legal-notice', label: 'A legal notice' },
  { value: 'security', label: 'A weakness in security' },
  { value: 'press', label: 'A question from the press' },
];
