import { sayMatch } from '@/lib/properties/rules/match-words';
import {
  MATCH_THRESHOLD,
  matchRecording,
  matchWatchedName,
  type RecordedInstrument,
  type WatchedProperty,
} from '@/lib/properties/rules/recording-match';

const property: WatchedProperty = {
  countyFips: '48453',
  parcel: '01-0203-0040',
  address: '12 Main St, Austin, TX 78701',
  legalDescription: 'LOT 4 BLK 2 SUNSET HILLS',
  ownerName: 'Jane Smith',
};

const recording = (row: Partial<RecordedInstrument> = {}): RecordedInstrument => ({
  countyFips: '48453',
  parcel: null,
  address: null,
  legalDescription: null,
  grantors: ['DELGADO RAMON'],
  grantees: ['KESTREL HOMES LLC'],
  ...row,
});

const match = (row: Partial<RecordedInstrument>, of: Partial<WatchedProperty> = {}) =>
  matchRecording(recording(row), { ...property, ...of });

describe('a recording', () => {
  it.each<[string, Partial<RecordedInstrument>]>([
    ['of its parcel, by strangers', { parcel: '0102030040' }],
    ['of its address, by strangers', { address: '12 MAIN ST' }],
    ['of its parcel, with another lot', { parcel: '0102030040', legalDescription: 'LOT 9 BLK 1 OAK PARK' }],
    ['of its lot, by strangers', { legalDescription: 'SUNSET HILLS L4 B2' }],
    ['of its parcel, with the address that mail goes to', { parcel: '01-0203-0040', address: '900 OAK AVE' }],
    [
      'of a parcel with two digits swapped, by the owner',
      { parcel: '01-0203-0004', grantors: ['SMITH JANE'] },
    ],
    ['of a house with a digit mistaken, by the owner', { address: '13 MAIN ST', grantors: ['SMITH JANE'] }],
    [
      'of its address and another parcel, by the owner',
      { address: '12 MAIN ST', parcel: '77-1111-2222', grantors: ['SMITH JANE'] },
    ],
  ])('%s, is about the property', (_, row) => {
    expect(match(row).score).toBeGreaterThanOrEqual(MATCH_THRESHOLD);
  });

  it.each<[string, Partial<RecordedInstrument>]>([
    [
      'by the owner, in another county',
      { countyFips: '48491', parcel: '01-0203-0040', grantors: ['SMITH JANE'] },
    ],
    ['by the owner, of another house', { address: '809 E 32ND ST', grantors: ['SMITH JANE'] }],
    ['by somebody with a common name, of land that it does not name', { grantors: ['SMITH JANE'] }],
    ['by the neighbor', { address: '14 MAIN ST' }],
    ['of the next parcel', { parcel: '01-0203-0041' }],
    ['of the next lot', { legalDescription: 'LOT 5 BLK 2 SUNSET HILLS' }],
    [
      'of its street and number with another parcel, by strangers',
      { address: '12 MAIN ST', parcel: '77-1111-2222' },
    ],
    ['of the same street in another town', { address: '12 MAIN ST LAKEWAY TX 78734' }],
    ['that says nothing', {}],
  ])('%s, is about something else', (_, row) => {
    expect(match(row).score).toBeLessThan(MATCH_THRESHOLD);
  });

  it('of another unit is about something else, unless parcel or name says so', () => {
    const home = { address: '12 Main St Apt 4, Austin, TX 78701', ownerName: 'Kirsten Aaltonen' };
    const address = '12 MAIN ST APT 5';
    expect(match({ address }, home).score).toBeLessThan(MATCH_THRESHOLD);
    expect(match({ address, parcel: '01-0203-0040' }, home).score).toBeLessThan(MATCH_THRESHOLD);
    expect(match({ address, grantors: ['AALTONEN KIRSTEN'] }, home).score).toBeGreaterThanOrEqual(
      MATCH_THRESHOLD,
    );
  });

  it('is less likely the same where the parcels contradict each other', () => {
    const address = '12 MAIN ST AUSTIN';
    expect(match({ address, parcel: '77-1111-2222' }).score).toBeLessThan(match({ address }).score);
  });

  it('counts where either county is not known', () => {
    expect(match({ parcel: '01-0203-0040', countyFips: null }).score).toBeGreaterThan(MATCH_THRESHOLD);
  });
});

describe('the reasons', () => {
  it('are said to the owner', () => {
    const { reasons } = match({ parcel: '01-0203-0040', grantors: ['SMITH J A'] });
    expect(sayMatch(reasons)).toBe('same parcel; grantor J. A. Smith is close to Jane Smith');
  });

  it.each<[Partial<RecordedInstrument>, string]>([
    [{ countyFips: '48491' }, 'another county'],
    [
      { parcel: '01-0203-0004' },
      'parcel 01-0203-0004 is close to 01-0203-0040; neither grantor nor grantee has a name like yours',
    ],
    [
      { parcel: '77-1111-2222', grantees: ['SMITH JANE'] },
      'another parcel, 77-1111-2222; grantee is Jane Smith',
    ],
    [{ address: '12 MAIN ST AUSTIN' }, 'same address; neither grantor nor grantee has a name like yours'],
    [{ address: '12 MAIN ST', grantors: ['SMITH JANE'] }, 'same street and number; grantor is Jane Smith'],
    [
      { address: '14 MAIN ST', grantors: ['SMITH JANE'] },
      'address 14 MAIN ST is close to yours; grantor is Jane Smith',
    ],
    [{ address: '12 MAIN ST APT 4', grantors: ['SMITH JANE'] }, 'same building; grantor is Jane Smith'],
    [
      { address: '12 MAIN ST LAKEWAY', grantors: ['SMITH JANE'] },
      'the same street in another place, 12 MAIN ST LAKEWAY; grantor is Jane Smith',
    ],
    [
      { address: '900 OAK AVE', grantors: ['SMITH JANE'] },
      'another address, 900 OAK AVE; grantor is Jane Smith',
    ],
    [
      { legalDescription: 'LOT 4 BLK 2 SUNSET HILLS', grantors: ['SMITH JANE'] },
      'same lot; grantor is Jane Smith',
    ],
    [
      { legalDescription: 'LOT 5 BLK 2 SUNSET HILLS', grantors: ['SMITH JANE'] },
      'another lot; grantor is Jane Smith',
    ],
  ])('of %j are words', (row, words) => {
    expect(sayMatch(match(row).reasons)).toBe(words);
  });

  it('name the other unit', () => {
    const { reasons } = match(
      { address: '12 MAIN ST APT 5' },
      { address: '12 Main St Apt 4, Austin, TX 78701' },
    );
    expect(sayMatch(reasons)).toContain('another unit of the building, 12 MAIN ST APT 5');
  });
});

describe('a name that is watched', () => {
  it('is found wherever the land is', () => {
    const found = matchWatchedName('Jane Smith', recording({ grantees: ['SMITH JANE A'] }));
    expect(found).toMatchObject({ isMatch: true, reasons: [{ code: 'same-name', side: 'grantee' }] });
  });

  it('is not found where nobody has it', () => {
    const found = matchWatchedName('Jane Smith', recording({ grantors: ['SMITH PETER'] }));
    expect(found).toMatchObject({ isMatch: false, reasons: [{ code: 'strangers' }] });
  });
});
