import { propertyKeys, recordingKeys } from '@/lib/properties/rules/match-keys';
import { MATCH_THRESHOLD, matchRecording } from '@/lib/properties/rules/recording-match';
import { allPairs } from '@/tests/support/recording-pairs/all-pairs';

const MOST_KEYS = 80;

describe('the keys by which recordings and properties find each other', () => {
  it('are shared by each pair that matches', () => {
    const matches = allPairs.filter(
      ({ recording, property }) => matchRecording(recording, property).score >= MATCH_THRESHOLD,
    );
    const strangers = matches.filter(({ recording, property }) => {
      const known = new Set(propertyKeys(property));
      return !recordingKeys(recording).some((key) => known.has(key));
    });
    expect(matches.length).toBeGreaterThan(200);
    expect(strangers.map(({ line }) => line)).toEqual([]);
  });

  it('are few for each of them', () => {
    const counts = allPairs.flatMap(({ recording, property }) => [
      recordingKeys(recording).length,
      propertyKeys(property).length,
    ]);
    expect(Math.max(...counts)).toBeLessThan(MOST_KEYS);
  });

  it('are not shared with other people of a common name on other land', () => {
    const row = {
      countyFips: '48453',
      parcel: '77-1111-2222',
      address: '900 OAK AVE',
      legalDescription: null,
    };
    const recording = { ...row, grantors: ['SMITH JOHN'], grantees: ['FROST BANK'] };
    const property = {
      ...row,
      parcel: '01-0203-0040',
      address: '12 Main St, Austin, TX 78701',
      ownerName: 'John Smith',
    };
    const known = new Set(propertyKeys(property));
    expect(recordingKeys(recording).filter((key) => known.has(key))).toEqual([]);
  });
});
