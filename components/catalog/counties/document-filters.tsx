import { countSet, type DocumentFilter, type Place } from '@/components/catalog/counties/document-filter';
import { FilterFold } from '@/components/kit/filter-fold';
import { FilterForm } from '@/components/kit/filter-form';
import { LabeledSelect } from '@/components/kit/labeled-select';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { countyDocumentTypes } from '@/lib/samples/county-documents';

type DocumentFiltersProps = {
  places: Place[];
  filter: DocumentFilter;
  onChange: (changes: Record<string, string>) => void;
};

export function DocumentFilters({ places, filter, onChange }: DocumentFiltersProps) {
  const { place, county, type, search } = filter;

  return (
    <div className="needs-script">
      <FilterFold set={countSet(filter)}>
        <FilterForm label="Recordable documents" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          <LabeledSelect
            id="document-state"
            label="State"
            none="Choose a state"
            options={places.map(({ slug, name }) => ({ value: slug, label: name }))}
            value={place?.slug ?? ''}
            onChoose={(state) => onChange({ state, county: '' })}
          />
          <LabeledSelect
            id="document-county"
            label="County"
            none={place ? 'All counties' : 'Choose a state first'}
            disabled={!place}
            options={(place?.counties ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
            value={county?.slug ?? ''}
            onChoose={(value) => onChange({ county: value })}
          />
          <LabeledSelect
            id="document-type"
            label="Document type"
            none="All types"
            options={Object.entries(countyDocumentTypes).map(([value, label]) => ({ value, label }))}
            value={type}
            onChoose={(value) => onChange({ type: value })}
          />
          <div>
            <Label htmlFor="document-search">Search</Label>
            <Input
              id="document-search"
              type="search"
              autoComplete="off"
              className="mt-1.5"
              value={search}
              onChange={(event) => onChange({ search: event.target.value })}
            />
          </div>
        </FilterForm>
      </FilterFold>
    </div>
  );
}
