/** What one can write to us about; a person reads it, whatever it is. */
export const supportTopics = [
  { value: 'account', label: 'My account' },
  { value: 'lock', label: 'A property or a lock' },
  { value: 'visit', label: 'A notary visit' },
  { value: 'bill', label: 'A bill or a payment' },
  { value: 'refund', label: 'A refund' },
  { value: 'privacy-request', label: 'My personal data' },
  { value: 'legal-notice', label: 'A legal notice' },
  { value: 'security', label: 'A weakness in security' },
  { value: 'press', label: 'A question from the press' },
  { value: 'early-adopter', label: 'The early adopter offer' },
  { value: 'other', label: 'Something else' },
] as const;

export type SupportTopic = (typeof supportTopics)[number]['value'];

/** A topic in words. */
export function supportTopicLabel(topic: string): string {
  return supportTopics.find(({ value }) => value === topic)?.label ?? topic;
}
