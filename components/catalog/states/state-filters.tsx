'use client';

import { useId } from 'react';
import { useStateFilter } from '@/components/catalog/states/use-state-filter';
import { FilterForm } from '@/components/kit/filter-form';
import { LabeledSelect } from '@/components/kit/labeled-select';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { notarialActList, notarialActs } from '@/lib/catalog/content/notarial-acts';
import { states } from '@/lib/catalog/content/states';

const MatchStatus = partOnDemand(
  () => import('@/components/catalog/states/match-status').then(({ MatchStatus: Loaded }) => Loaded),
  { waiting: null },
);

/** They are in the address, so that a link carries them. */
export function StateFilters() {
  const { state, type, query, unknownCode, setParams, clear } = useStateFilter();
  const id = useId();
  const isFiltered = Boolean(state ?? type) || query !== '' || unknownCode !== '';

  return (
    <FilterForm label="State documents" className="mt-8">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.4fr_auto] lg:items-end">
        <LabeledSelect
          id={`${id}-state`}
          label="State"
          none="All states"
          options={states.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
          value={state?.code ?? ''}
          onChoose={(code) => setParams({ state: code })}
        />
        <LabeledSelect
          id={`${id}-type`}
          label="Document type"
          none="All types"
          options={notarialActList.map((act) => ({ value: act, label: notarialActs[act].name }))}
          value={type ?? ''}
          onChoose={(act) => setParams({ type: act })}
        />
        <div className="grid gap-1.5 max-lg:sm:col-span-2">
          <Label htmlFor={`${id}-query`}>Search</Label>
          <Input
            id={`${id}-query`}
            type="search"
            maxLength={100}
            autoComplete="off"
            placeholder="bond, journal, thumbprint"
            value={query}
            onChange={(event) => setParams({ q: event.target.value })}
          />
        </div>
        <Button
          variant="outline"
          className="min-h-11 justify-self-start"
          disabled={!isFiltered}
          onClick={clear}
        >
          Clear filters
        </Button>
      </div>
      {type && <p className="mt-3 text-sm text-muted-foreground">{notarialActs[type].says}</p>}
      {query.trim() && <MatchStatus />}
    </FilterForm>
  );
}
