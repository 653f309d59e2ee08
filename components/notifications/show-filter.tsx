'use client';

import { FilterForm } from '@/components/kit/filter-form';
import { LabeledSelect } from '@/components/kit/labeled-select';
import type { Shown } from '@/components/notifications/queries';

const options = [
  { value: 'unread', label: 'Unread' },
  { value: 'critical', label: 'Critical' },
];

export function ShowFilter({ shown, onShow }: { shown: Shown; onShow: (shown: string) => void }) {
  return (
    <FilterForm label="Filter notifications">
      <LabeledSelect id="show" label="Show" none="All" options={options} value={shown} onChoose={onShow} />
    </FilterForm>
  );
}

/** What the address asks for; anything else is everything. */
export function shownOf(value: string | null): Shown {
  return value === 'unread' || value === 'critical' ? value : '';
}
