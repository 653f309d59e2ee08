/** What one can register interest in: offers that cannot be bought here. */
export const interestTopics = [
  { value: 'training-california', label: 'Training in California' },
  { value: 'training-texas', label: 'Training in Texas' },
  { value: 'training-florida', label: 'Training in Florida' },
  { value: 'training-advanced', label: 'Advanced training' },
  { value: 'enterprise', label: 'Enterprise' },
  { value: 'county-pilot', label: 'County pilot' },
  { value: 'builder-pilot', label: 'Builder pilot' },
] as const;

export type InterestTopic = (typeof interestTopics)[number]['value'];

/** What came before messages had a form of their own (`lib/support`). */
export const earlierTopics = [
  { value: 'early-adopter', label: 'Early adopter offer' },
  { value: 'account', label: 'Account' },
  { value: 'privacy-request', label: 'Personal data' },
  { value: 'refund', label: 'Refund' },
  { value: 'legal-notice', label: 'Legal notice' },
  { value: 'security', label: 'Weakness in security' },
  { value: 'press', label: 'Press' },
] as const;

/** A topic in words. */
export function interestTopicLabel(topic: string): string {
  return [...interestTopics, ...earlierTopics].find(({ value }) => value === topic)?.label ?? topic;
}
