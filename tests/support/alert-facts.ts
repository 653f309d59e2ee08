/** What a county's index says of a deed. */
export const aRecording = {
  county: 'Travis County',
  recordedOn: '2026-11-19',
  instrument: '2026104417',
  type: 'QUITCLAIM DEED',
  class: 'quitclaim',
  grantors: ['LOVELACE ADA'],
  grantees: ['ACME HOMES LLC'],
  address: '12 MAIN ST',
  parcel: null,
  legal: 'LOT 4 BLK 2',
  considerationCents: 1_000,
};
