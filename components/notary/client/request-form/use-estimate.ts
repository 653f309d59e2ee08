'use client';

import { keepPreviousData } from '@tanstack/react-query';
import { accountClient } from '@/components/kit/account-client';
import { explainFailure } from '@/components/kit/explain-failure';
import { useRead } from '@/components/kit/use-read';
import { useRested } from '@/components/kit/use-rested';
import { questionOf } from '@/components/notary/client/request-form/draft';
import { readEstimate } from '@/components/notary/queries';
import type { RequestDraft } from '@/lib/notary/schema/request-form';

const TYPING_MS = 400;
/** The nearest notary of a minute ago is near enough to show; the server compares again. */
const FRESH_MS = 60_000;

type Asked = RequestDraft & { notaryId?: string };

/** What the request would cost now. The location is asked about once the typing rests. */
export function useEstimate(asked: Asked) {
  const location = useRested(asked.location.trim(), TYPING_MS);
  const query = useRead({
    ...readEstimate(questionOf({ ...asked, location })),
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
    ask: () => accountClient().fetchQuery({ ...readEstimate(questionOf(asked)), staleTime: 0 }),
  };
}
