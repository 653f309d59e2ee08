import type { Cents } from '@/lib/values/money';

/** An office that records deeds, as the specification lists one. */
export type CountyIntegration = {
  id: string;
  name: string;
  /** Two letters, USPS. */
  state: string;
  fipsCode: string;
  status: 'active' | 'pending' | 'maintenance';
  documents: number;
  /** ISO 8601 UTC; null before the first */
  lastSync: string | null;
  apiEndpoint: string;
  recordingFeeCents: Cents;
  eRecordingEnabled: boolean;
  population: number;
};

/** What a sample call to an office takes. */
export const SAMPLE_API_MS = 1_500;

/** Names and codes are those of real counties, populations those of the 2020 census; no office is connected to us. */
export const countyIntegrations: CountyIntegration[] = [
  {
    id: 'sample-los-angeles',
    name: 'Los Angeles',
    state: 'CA',
    fipsCode: '06037',
    status: 'active',
    documents: 15_420,
    lastSync: '2026-03-02T15:58:00.000Z',
    apiEndpoint: 'https://los-angeles.recorder.example/v1',
    recordingFeeCents: 1_500,
    eRecordingEnabled: true,
    population: 10_014_009,
  },
  {
    id: 'sample-harris',
    name: 'Harris',
    state: 'TX',
    fipsCode: '48201',
    status: 'active',
    documents: 8_930,
    lastSync: '2026-03-02T15:31:00.000Z',
    apiEndpoint: 'https://harris.recorder.example/v1',
    recordingFeeCents: 1_200,
    eRecordingEnabled: true,
    population: 4_731_145,
  },
  {
    id: 'sample-miami-dade',
    name: 'Miami-Dade',
    state: 'FL',
    fipsCode: '12086',
    status: 'active',
    documents: 6_750,
    lastSync: '2026-03-02T14:20:00.000Z',
    apiEndpoint: 'https://miami-dade.recorder.example/v1',
    recordingFeeCents: 1_000,
    eRecordingEnabled: true,
    population: 2_701_767,
  },
  {
    id: 'sample-new-york',
    name: 'New York',
    state: 'NY',
    fipsCode: '36061',
    status: 'maintenance',
    documents: 11_200,
    lastSync: '2026-03-01T04:30:00.000Z',
    apiEndpoint: 'https://new-york.recorder.example/v1',
    recordingFeeCents: 1_400,
    eRecordingEnabled: true,
    population: 1_694_251,
  },
  {
    id: 'sample-maricopa',
    name: 'Maricopa',
    state: 'AZ',
    fipsCode: '04013',
    status: 'active',
    documents: 4_180,
    lastSync: '2026-03-02T13:05:00.000Z',
    apiEndpoint: 'https://maricopa.recorder.example/v1',
    recordingFeeCents: 800,
    eRecordingEnabled: false,
    population: 4_420_568,
  },
  {
    id: 'sample-cook',
    name: 'Cook',
    state: 'IL',
    fipsCode: '17031',
    status: 'pending',
    documents: 0,
    lastSync: null,
    apiEndpoint: 'https://cook.recorder.example/v1',
    recordingFeeCents: 1_300,
    eRecordingEnabled: false,
    population: 5_275_541,
  },
  {
    id: 'sample-travis',
    name: 'Travis',
    state: 'TX',
    fipsCode: '48453',
    status: 'pending',
    documents: 0,
    lastSync: null,
    apiEndpoint: 'https://travis.recorder.example/v1',
    recordingFeeCents: 1_100,
    eRecordingEnabled: true,
    population: 1_290_188,
  },
];
