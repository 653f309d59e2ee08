import type { PartnerType } from '@/lib/partners/rules/partner-types';

/** A partner as the specification lists one. */
export type SamplePartner = {
  id: string;
  name: string;
  type: PartnerType;
  status: 'active' | 'pending' | 'inactive';
  apiCalls: number;
  documents: number;
  /** null before the first one */
  lastSync: string | null;
  securityLevel?: 'classified' | 'top_secret';
  jurisdiction?: string;
};

export const samplePartners: SamplePartner[] = [
  {
    id: 'sample-title-example',
    name: 'Example Title & Escrow',
    type: 'title_company',
    status: 'active',
    apiCalls: 15_420,
    documents: 3_250,
    lastSync: '2026-03-02T15:58:00.000Z',
  },
  {
    id: 'sample-title-harbor',
    name: 'Sample Harbor Title',
    type: 'title_company',
    status: 'pending',
    apiCalls: 0,
    documents: 0,
    lastSync: null,
  },
  {
    id: 'sample-attorney-placeholder',
    name: 'Placeholder & Partners, Attorneys',
    type: 'attorney',
    status: 'active',
    apiCalls: 8_930,
    documents: 1_870,
    lastSync: '2026-03-02T15:31:00.000Z',
  },
  {
    id: 'sample-attorney-specimen',
    name: 'Specimen Law Office',
    type: 'attorney',
    status: 'inactive',
    apiCalls: 214,
    documents: 40,
    lastSync: '2025-11-14T09:00:00.000Z',
  },
  {
    id: 'sample-builder-model',
    name: 'Model Home Builders',
    type: 'builder',
    status: 'pending',
    apiCalls: 0,
    documents: 12,
    lastSync: '2026-02-26T17:45:00.000Z',
  },
  {
    id: 'sample-county',
    name: 'Example County Recorder',
    type: 'county',
    status: 'active',
    apiCalls: 22_150,
    documents: 9_640,
    lastSync: '2026-03-02T16:02:00.000Z',
    jurisdiction: 'Example County',
  },
  {
    id: 'sample-fbi',
    name: 'Background check gateway',
    type: 'fbi',
    status: 'pending',
    apiCalls: 0,
    documents: 0,
    lastSync: null,
    securityLevel: 'top_secret',
    jurisdiction: 'Federal',
  },
  {
    id: 'sample-government',
    name: 'Federal identity exchange',
    type: 'government',
    status: 'active',
    apiCalls: 5_210,
    documents: 620,
    lastSync: '2026-03-02T14:20:00.000Z',
    securityLevel: 'classified',
    jurisdiction: 'Federal',
  },
  {
    id: 'sample-blockchain',
    name: 'Example public chain',
    type: 'blockchain',
    status: 'active',
    apiCalls: 31_080,
    documents: 12_400,
    lastSync: '2026-03-02T16:04:00.000Z',
  },
  {
    id: 'sample-state-docs',
    name: 'State form library',
    type: 'state_docs',
    status: 'active',
    apiCalls: 2_760,
    documents: 480,
    lastSync: '2026-03-01T22:10:00.000Z',
    jurisdiction: '50 states',
  },
];

export const sampleStats = {
  totalTransactions: 48_750,
  monthlyVolume: 12_340,
  /** minutes */
  averageProcessingTime: 4.2,
  /** percent */
  satisfaction: 97,
};

/** The panel at the foot of the dashboard. */
export const sampleServiceFigures = [
  { name: 'Uptime', value: '99.9%', says: '30 days' },
  { name: 'Response time', value: '120ms', says: 'Average' },
  { name: 'Success rate', value: '98.7%', says: 'Of all API calls' },
  { name: 'Data security', value: '100%', says: 'Of transfers encrypted' },
];
