import type { RecordedFacts } from '@/lib/alerts/schema/alerts';

/** What a county's index says of a deed that its owner did not sign. */
export const recordedDeed: RecordedFacts = {
  county: 'Travis County',
  recordedOn: '2026-11-20',
  instrument: '2026123456',
  type: 'QUITCLAIM DEED',
  class: 'deed',
  grantors: ['LOVELACE ADA'],
  grantees: ['XANADU HOLDINGS LLC'],
  address: '12 MAIN ST',
  parcel: '0204050607',
  legal: 'LOT 4 BLK B',
  considerationCents: 1000,
};
