import { useQuery } from '@tanstack/react-query';
import type { PartnerOverview } from '@/lib/partners/schema/overview';

/** The partners as people who are signed in see them; all parts of the page ask once. */
export function usePartners() {
  return useQuery<PartnerOverview[]>({ queryKey: ['/api/partners/overview'] });
}
