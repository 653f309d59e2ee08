'use client';

import { categories, type DocumentFilter } from '@/components/vault/documents/document-filter';
import { FilterForm } from '@/components/kit/filter-form';
import { LabeledSelect } from '@/components/kit/labeled-select';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';

type FilterBarProps = {
  filter: DocumentFilter;
  onChange: (changes: Record<string, string>) => void;
};

export function FilterBar({ filter, onChange }: FilterBarProps) {
  return (
    <FilterForm
      label="Documents"
      className="grid grid-cols-[1fr_8.5rem] items-end gap-3 sm:grid-cols-[1fr_16rem] sm:gap-4"
    >
      <div>
        <Label htmlFor="document-search">Search by name or type</Label>
        <Input
          id="document-search"
          type="search"
          autoComplete="off"
          className="mt-1.5"
          value={filter.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </div>
      <LabeledSelect
        id="document-category"
        label="Category"
        none="All"
        options={categories.map((category) => ({ value: category, label: category }))}
        value={filter.category}
        onChoose={(category) => onChange({ category })}
      />
    </FilterForm>
  );
}
