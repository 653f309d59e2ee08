'use client';

import { useQueryParams } from '@/components/kit/query-params';
import { findNotarialAct, type NotarialAct } from '@/lib/catalog/content/notarial-acts';
import { states } from '@/lib/catalog/content/states';
import type { UsState } from '@/lib/catalog/schema';

export type StateFilter = { state: UsState | null; type: NotarialAct | null; query: string };

/** The filters of the page, from its address: `?state=CA&type=jurat&q=bond`. */
export function useStateFilter() {
  const { params, setParams } = useQueryParams();
  const code = (params.get('state') ?? '').trim().toUpperCase();
  const state = states.find((candidate) => candidate.code === code) ?? null;
  const filter: StateFilter = {
    state,
    type: findNotarialAct(params.get('type') ?? ''),
    query: params.get('q') ?? '',
  };

  return {
    ...filter,
    /** What is in the address where no state has that code. */
    unknownCode: state ? '' : code,
    setParams,
    clear: () => setParams({ state: '', type: '', q: '' }),
  };
}
