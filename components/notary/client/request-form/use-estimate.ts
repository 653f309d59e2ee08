'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Draft } from '@/components/notary/client/request-form/draft';
import { explainFailure } from '@/components/kit/explain-failure';
import type { Estimate } from '@/lib/notary/schema/requests';
import { apiRequest } from '@/lib/platform/api-client';

const TYPING_MS = 400;
/** The nearest notary of a minute ago is near enough to show; the server compares again. */
const FRESH_MS = 60_000;

type Asked = Pick<Draft, 'serviceType' | 'isRemote' | 'location'> & { notaryId?: string };

/** What the request would cost now. The location is asked about once the typing rests. */
export function useEstimate(asked: Asked) {
  const location = useRested(asked.location.trim());
  const client = useQueryClient();
  const query = useQuery({
    ...estimateOf({ ...asked, location }),
    enabled: asked.serviceType !== '',
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });
  const isRested = asked.isRemote || location === asked.location.trim();

  return {
    estimate: query.data,
    /** why there is none, in words for a person */
    problem: query.error ? explainFailure(query.error) : null,
    isPending: asked.serviceType !== '' && (query.isFetching || !isRested),
    /** of what is typed at this moment, from the server */
    ask: () => client.fetchQuery({ ...estimateOf(asked), staleTime: 0 }),
  };
}

function estimateOf({ serviceType, isRemote, location, notaryId }: Asked) {
  const body = { serviceType, isRemote, location: isRemote ? undefined : location.trim(), notaryId };
  return {
    queryKey: ['/api/pricing/estimate', body],
    queryFn: () => apiRequest<Estimate>('POST', '/api/pricing/estimate', body),
  };
}

function useRested(value: string): string {
  const [rested, setRested] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setRested(value), TYPING_MS);
    return () => clearTimeout(timer);
  }, [value]);

  return rested;
}
