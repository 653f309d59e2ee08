import { queryOptions } from '@tanstack/react-query';
import type { County } from '@/lib/catalogue/content/counties';

/** The counties of a state by its FIPS code of two digits: a large list, which is loaded once a state is chosen. */
export const countiesOfState = (fips: string) =>
  queryOptions<County[]>({
    queryKey: ['counties', fips],
    queryFn: async () => {
      const { countiesOf } = await import('@/lib/catalogue/content/counties');
      return countiesOf(fips);
    },
    enabled: fips !== '',
  });
