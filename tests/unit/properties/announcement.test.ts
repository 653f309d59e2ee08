import { isAnnounced, type AnnouncedEvent, type RecordedOn } from '@/lib/properties/rules/announcement';

const deed: RecordedOn = {
  class: 'deed',
  recordedOn: '2026-11-20',
  countyFips: '48453',
  parcel: null,
  address: null,
  legalDescription: null,
  grantors: ['SMITH JANE'],
  grantees: ['ACME HOMES LLC'],
};
const sale: AnnouncedEvent = { class: 'deed', party: null, from: '2026-11-18', until: '2026-11-25' };

describe('an announcement', () => {
  it.each([
    ['on its first day', { recordedOn: '2026-11-18' }, {}, true],
    ['on its last day', { recordedOn: '2026-11-25' }, {}, true],
    ['before its first day', { recordedOn: '2026-11-17' }, {}, false],
    ['after its last day', { recordedOn: '2026-11-26' }, {}, false],
    ['of another class', { class: 'quitclaim' }, {}, false],
    ['with the party that was named, close enough', {}, { party: 'Acme Homes' }, true],
    [
      'with that party on the other side',
      { grantors: ['ACME HOMES LLC'], grantees: [] },
      { party: 'Acme Homes LLC' },
      true,
    ],
    ['with another party', {}, { party: 'Mark Mallory' }, false],
  ] as const)('fits a recording %s: %j %j %s', (_, recorded, announced, fits) => {
    const recording = { ...deed, ...recorded } as RecordedOn;
    expect(isAnnounced(recording, { ...sale, ...announced })).toBe(fits);
  });
});
