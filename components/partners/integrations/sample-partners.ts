'use client';

import { createContext, useContext } from 'react';
import type { SamplePartner } from '@/lib/samples/integrations';

type SamplePartners = {
  partners: SamplePartner[];
  approve: (id: string) => void;
};

export const SamplePartnersContext = createContext<SamplePartners | null>(null);

/** The sample partners as this page has them: an approval lives until it is left. */
export function useSamplePartners(): SamplePartners {
  const found = useContext(SamplePartnersContext);
  if (!found) throw new Error('useSamplePartners belongs inside the dashboard');
  return found;
}
