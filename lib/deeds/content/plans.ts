type PlanSummary = {
  name: string;
  monthly: string;
  yearly: string;
  contains: string[];
  isMostPopular?: boolean;
};

/** The plans in short; /pricing has them in full. */
export const planSummaries: PlanSummary[] = [
  {
    name: 'Basic Protection',
    monthly: '$29',
    yearly: '$290',
    contains: ['Up to 10 documents per month', '100 MB vault', 'Email support'],
  },
  {
    name: 'Professional Guard',
    monthly: '$79',
    yearly: '$790',
    contains: ['Unlimited documents', '1 GB vault', 'Up to 5 users', 'API access'],
    isMostPopular: true,
  },
  {
    name: 'Enterprise Shield',
    monthly: '$299',
    yearly: '$2,990',
    contains: ['Everything unlimited', 'Terms to fit: contact sales'],
  },
];
