import { alertLevel, watchLevel, type RecordedEvent } from '@/lib/properties/rules/alert-level';

const event = (of: Partial<RecordedEvent> = {}): RecordedEvent => ({
  class: 'deed',
  recordedOn: '2026-11-23',
  lockedOn: '2026-11-23',
  isAnnounced: false,
  basis: 'land',
  ...of,
});

describe('the level of an alert', () => {
  it.each([
    ['deed', 'CRITICAL'],
    ['quitclaim', 'CRITICAL'],
    ['mortgage', 'HIGH'],
    ['lien', 'HIGH'],
    ['lis-pendens', 'HIGH'],
    ['power-of-attorney', 'HIGH'],
    ['notice-of-default', 'HIGH'],
    ['assignment', 'MEDIUM'],
    ['release', 'LOW'],
    ['other', 'LOW'],
  ] as const)('about a %s is %s on the day of the lock', (each, level) => {
    expect(alertLevel(event({ class: each }))).toBe(level);
  });

  it('is none for the day before the lock, which is history', () => {
    expect(alertLevel(event({ recordedOn: '2026-11-22' }))).toBeNull();
  });

  it('is low for a deed that the owner announced', () => {
    expect(alertLevel(event({ isAnnounced: true }))).toBe('LOW');
  });

  it.each([
    ['deed', 'MEDIUM'],
    ['lien', 'MEDIUM'],
    ['assignment', 'MEDIUM'],
    ['release', 'LOW'],
  ] as const)('about a %s that only names somebody like the owner is %s at most', (each, level) => {
    expect(alertLevel(event({ class: each, basis: 'names' }))).toBe(level);
  });

  it.each([
    ['deed', 'HIGH'],
    ['quitclaim', 'HIGH'],
    ['lien', 'MEDIUM'],
    ['assignment', 'MEDIUM'],
    ['release', 'LOW'],
  ] as const)('about a %s whose address is only close to that of the lock is %s at most', (each, level) => {
    expect(alertLevel(event({ class: each, basis: 'near-land' }))).toBe(level);
  });

  it.each([
    ['deed', 'MEDIUM'],
    ['mortgage', 'MEDIUM'],
    ['assignment', 'LOW'],
    ['other', 'LOW'],
  ] as const)('about a %s of a name or a parcel that is watched is %s', (each, level) => {
    expect(watchLevel(each)).toBe(level);
  });
});
