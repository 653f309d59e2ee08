'use client';

import { useId } from 'react';
import { FilterForm } from '@/components/kit/filter-form';
import { LabeledSelect } from '@/components/kit/labeled-select';
import type { Filter, FilterSelect } from '@/components/partners/integrations/use-filter';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

type FilterBarProps<Name extends string> = {
  /** For a screen reader: `Counties`. */
  label: string;
  selects: FilterSelect<Name>[];
  placeholder: string;
  filter: Filter<Name>;
  isFiltered: boolean;
  onChange: (changes: Partial<Filter<Name>>) => void;
  onClear: () => void;
};

export function FilterBar<Name extends string>(props: FilterBarProps<Name>) {
  const { label, selects, placeholder, filter, isFiltered, onChange, onClear } = props;
  const id = useId();

  return (
    <FilterForm label={label} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:items-end">
      <div>
        <Label htmlFor={`${id}-search`}>Search</Label>
        <Input
          id={`${id}-search`}
          type="search"
          autoComplete="off"
          maxLength={100}
          className="mt-1.5"
          placeholder={placeholder}
          value={filter.search}
          onChange={(event) => onChange({ search: event.target.value } as Partial<Filter<Name>>)}
        />
      </div>
      {selects.map(({ name, ...select }) => (
        <LabeledSelect
          key={name}
          id={`${id}-${name}`}
          {...select}
          value={filter[name]}
          onChoose={(value) => onChange({ [name]: value } as Partial<Filter<Name>>)}
        />
      ))}
      <Button
        variant="outline"
        className="min-h-11 justify-self-start"
        aria-disabled={!isFiltered}
        onClick={() => isFiltered && onClear()}
      >
        Clear filters
      </Button>
    </FilterForm>
  );
}
