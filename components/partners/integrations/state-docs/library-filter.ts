import type { Filter, FilterSelect } from '@/components/partners/integrations/use-filter';
import { stateName } from '@/lib/catalog/content/states';
import {
  libraryCategories,
  libraryDocuments,
  libraryStatuses,
  libraryTypes,
  type LibraryDocument,
} from '@/lib/samples/integrations-state-docs';

type Name = 'state' | 'category' | 'type' | 'status';

/** States that the library has documents of: two letters. */
export const libraryStates = [...new Set(libraryDocuments.map(({ state }) => state))];

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const librarySelects: FilterSelect<Name>[] = [
  {
    name: 'state',
    label: 'State',
    none: 'All states',
    options: libraryStates.map((code) => ({ value: code, label: stateName(code) })),
  },
  {
    name: 'category',
    label: 'Category',
    none: 'All categories',
    options: libraryCategories.map((category) => ({ value: category, label: category })),
  },
  { name: 'type', label: 'Type', none: 'All types', options: optionsOf(libraryTypes) },
  { name: 'status', label: 'Status', none: 'Any status', options: optionsOf(libraryStatuses) },
];

export function filterLibrary(filter: Filter<Name>): LibraryDocument[] {
  const wanted = filter.search.trim().toLowerCase();
  return libraryDocuments.filter(
    (document) =>
      (!filter.state || document.state === filter.state) &&
      (!filter.category || document.category === filter.category) &&
      (!filter.type || document.type === filter.type) &&
      (!filter.status || document.status === filter.status) &&
      textOf(document).includes(wanted),
  );
}

function textOf({ name, state, category, type, requirements, notaryActions }: LibraryDocument): string {
  return [name, stateName(state), category, libraryTypes[type], ...requirements, ...notaryActions]
    .join(' ')
    .toLowerCase();
}
