import type { ServiceType } from '@/lib/pricing/rules/service-types';

type ServiceLabel = { name: string; says: string };

export const serviceLabels: Record<ServiceType, ServiceLabel> = {
  ron: { name: 'Remote online notarization', says: 'You and the notary meet by video.' },
  'in-person': { name: 'In-person notary', says: 'You come to the notary’s office.' },
  mobile: { name: 'Mobile notary', says: 'The notary comes to you.' },
};
