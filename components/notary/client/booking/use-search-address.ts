'use client';

import { useState } from 'react';
import { readSearch, type NotarySearch } from '@/components/notary/client/booking/search-address';
import { useQueryParams } from '@/components/kit/query-params';

/**
 * The search that the address holds. `formKey` changes when the address was changed by a link or by going back, so that
 * the fields follow it; after a search they stay as they are.
 */
export function useSearchAddress() {
  const { params, setParams } = useQueryParams();
  const query = params.toString();
  const [filled, setFilled] = useState({ query, times: 0 });

  if (query !== filled.query) setFilled({ query, times: filled.times + 1 });

  function write(search: NotarySearch) {
    setParams(search);
    const written = new URLSearchParams(location.search).toString();
    setFilled(({ times }) => ({ query: written, times }));
  }

  return { search: readSearch(params), formKey: filled.times, write };
}
