import type { Filter, FilterSelect } from '@/components/partners/integrations/use-filter';
import { stateName } from '@/lib/catalog/content/states';
import type { CountySettings } from '@/lib/partners/schema/county-integration';
import { countyIntegrations, type CountyIntegration } from '@/lib/samples/integrations-counties';

/** A sample county with what was set for it in this page. */
export type ShownCounty = CountyIntegration & { settings?: CountySettings };

type Name = 'state' | 'status' | 'recording';

export const countyStatuses = {
  active: { label: 'Active', variant: 'success' },
  pending: { label: 'Pending', variant: 'waiting' },
  maintenance: { label: 'Maintenance', variant: 'info' },
} as const;

const stateCodes = [...new Set(countyIntegrations.map(({ state }) => state))];

export const countySelects: FilterSelect<Name>[] = [
  {
    name: 'state',
    label: 'State',
    none: 'All states',
    options: stateCodes.map((code) => ({ value: code, label: stateName(code) })),
  },
  {
    name: 'status',
    label: 'Status',
    none: 'Any status',
    options: Object.entries(countyStatuses).map(([value, { label }]) => ({ value, label })),
  },
  {
    name: 'recording',
    label: 'E-recording',
    none: 'With and without',
    options: [
      { value: 'yes', label: 'Enabled' },
      { value: 'no', label: 'Not enabled' },
    ],
  },
];

/** An office that was set up is active, in this page. */
export function applySettings(
  counties: CountyIntegration[],
  settings: Record<string, CountySettings>,
): ShownCounty[] {
  return counties.map((county) => {
    const own = settings[county.id];
    if (!own) return county;
    const { apiEndpoint, eRecording } = own;
    return {
      ...county,
      status: 'active',
      apiEndpoint,
      eRecordingEnabled: eRecording === 'yes',
      settings: own,
    };
  });
}

export function filterCounties(counties: ShownCounty[], filter: Filter<Name>): ShownCounty[] {
  const wanted = filter.search.trim().toLowerCase();
  return counties.filter(
    ({ name, fipsCode, state, status, eRecordingEnabled }) =>
      (!filter.state || state === filter.state) &&
      (!filter.status || status === filter.status) &&
      (!filter.recording || (filter.recording === 'yes') === eRecordingEnabled) &&
      `${name} county, ${stateName(state)} ${state} ${fipsCode}`.toLowerCase().includes(wanted),
  );
}
