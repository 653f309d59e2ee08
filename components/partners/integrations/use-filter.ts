'use client';

import { useQueryParams } from '@/components/kit/query-params';

export type FilterSelect<Name extends string> = {
  name: Name;
  label: string;
  /** Shown while nothing is chosen. */
  none: string;
  options: { value: string; label: string }[];
};

export type Filter<Name extends string> = Record<Name | 'search', string>;

/**
 * The filters of one panel, in the address beside its tab: `?county-state=TX#counties`. All panels of the page share the
 * address, so each has a prefix. A value that the panel does not know is none. `selects` is a constant.
 */
export function useFilter<Name extends string>(prefix: string, selects: FilterSelect<Name>[]) {
  const { params, setParams } = useQueryParams();
  const read = (name: string) => params.get(`${prefix}-${name}`) ?? '';
  const chosen = selects.map(({ name, options }) => {
    const value = read(name);
    return [name, options.some((option) => option.value === value) ? value : ''] as const;
  });
  const filter = Object.fromEntries([...chosen, ['search', read('search')]]) as Filter<Name>;

  function change(changes: Partial<Filter<Name>>) {
    setParams(
      Object.fromEntries(
        Object.entries<string | undefined>(changes).map(([name, value]) => [
          `${prefix}-${name}`,
          value ?? '',
        ]),
      ),
    );
  }

  function clear() {
    setParams(Object.fromEntries(Object.keys(filter).map((name) => [`${prefix}-${name}`, ''])));
  }

  return { filter, change, clear, isFiltered: Object.values<string>(filter).some((value) => value !== '') };
}
