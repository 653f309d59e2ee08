'use client';

import { useState } from 'react';
import { useCounties } from '@/components/preflight/use-counties';
import { FieldFrame } from '@/components/kit/field-frame';
import { Field } from '@/components/kit/field';
import { Select } from '@/components/ui/select';
import type { County } from '@/lib/catalog/content/counties';

export type StateChoice = { code: string; name: string; slug: string; fips: string };
export type KindChoice = { code: string; name: string };

/** What an address may say beforehand: codes, names or parts of addresses. */
export type Wanted = { state: string; county: string; type: string };

type PlaceFieldsProps = { states: StateChoice[]; kinds: KindChoice[]; wanted: Wanted };

/** Where it is recorded, and what it is. */
export function PlaceFields({ states, kinds, wanted }: PlaceFieldsProps) {
  const asked = wanted.state.toLowerCase();
  const found = states.find(({ code, slug }) => code.toLowerCase() === asked || slug === asked);
  const [state, setState] = useState(found?.code ?? '');
  const kind = kinds.find(({ code }) => code === wanted.type)?.code;

  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FieldFrame name="state" label="State">
        {(control) => (
          <Select {...control} defaultValue={state} onChange={(event) => setState(event.target.value)}>
            <option value="">Choose a state</option>
            {states.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
      <CountyField
        key={state}
        state={states.find(({ code }) => code === state)}
        wanted={state === found?.code ? wanted.county : ''}
      />
      <Field
        name="documentType"
        label="Kind of document"
        type="select"
        placeholder="Choose the kind"
        defaultValue={kind ?? ''}
        options={kinds.map(({ code, name }) => ({ value: code, label: name }))}
      />
    </div>
  );
}

function CountyField({ state, wanted }: { state: StateChoice | undefined; wanted: string }) {
  const { counties, hasFailed, isLoading, tryAgain } = useCounties(state?.fips ?? '');

  return (
    <FieldFrame
      name="county"
      label="County"
      hint={
        hasFailed && (
          <>
            The counties could not be loaded.{' '}
            <button type="button" className="text-link" onClick={tryAgain}>
              Try again
            </button>
          </>
        )
      }
    >
      {(control) => (
        <Select
          key={counties ? 'loaded' : 'waiting'}
          {...control}
          disabled={!counties}
          aria-busy={isLoading}
          defaultValue={counties ? fipsOf(counties, wanted) : ''}
        >
          <option value="">{promptOf(state, isLoading)}</option>
          {counties?.map(({ fips, name }) => (
            <option key={fips} value={fips}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

function promptOf(state: StateChoice | undefined, isLoading: boolean): string {
  if (!state) return 'Choose a state first';
  return isLoading ? `Loading the counties of ${state.name}` : 'Choose a county';
}

function fipsOf(counties: readonly County[], wanted: string): string {
  const plain = wanted
    .toLowerCase()
    .replace(/^county of | county$/g, '')
    .trim();
  const found = counties.find(
    ({ fips, slug, name }) => fips === plain || slug === plain || name.toLowerCase() === plain,
  );
  return found?.fips ?? '';
}
