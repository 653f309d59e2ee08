import { partyKeys, watchedNameKeys, watchedParcelKey } from '@/lib/properties/rules/match-keys';
import { matchWatchedName, matchWatchedParcel } from '@/lib/properties/rules/recording-match';
import { allPairs } from '@/tests/support/recording-pairs/all-pairs';

const share = (name: string, grantor: string) => {
  const known = new Set(watchedNameKeys(name));
  return partyKeys({ grantors: [grantor], grantees: [] }).some((key) => known.has(key));
};

describe('the keys of a name that is watched', () => {
  it.each([
    ['Jane Smith', 'SMITH JANE'],
    ['Jane Smith', 'SMITH J A'],
    ['Bob Smith', 'SMITH ROBERT L'],
    ['Robert Smith', 'SMITH BOBBY'],
    ['J. Robert Smith', 'ROBERT SMITH'],
    ['Robert Smith', 'SMITH J ROBERT'],
    ['Christopher Hernandez', 'HERNANDES CHRISTOPHER'],
    ['Maria de la Cruz', 'DE LA CRUZ MARIA'],
    ['Acme Homes LLC', 'ACME HOMES, L.L.C.'],
  ])('of %s are shared by %s', (name, grantor) => {
    expect(share(name, grantor)).toBe(true);
  });

  it.each([
    ['Jane Smith', 'SMITH WALTER'],
    ['Jane Smith', 'GARCIA JANE'],
    ['Acme Homes LLC', 'FROST BANK'],
  ])('of %s are not shared by %s', (name, grantor) => {
    expect(share(name, grantor)).toBe(false);
  });

  it('are none for a last name alone, and for no name', () => {
    expect([watchedNameKeys('Smith'), watchedNameKeys('…')]).toEqual([[], []]);
  });

  it('are shared by nearly all labeled rows in which the owner is named', () => {
    const named = allPairs.filter(
      ({ recording, property }) => matchWatchedName(property.ownerName, recording).isMatch,
    );
    const missed = named.filter(({ recording, property }) => {
      const known = new Set(watchedNameKeys(property.ownerName));
      return !partyKeys(recording).some((key) => known.has(key));
    });
    expect(named.length).toBeGreaterThan(200);
    expect(missed.length / named.length).toBeLessThan(0.03);
  });
});

describe('a parcel that is watched', () => {
  it.each([
    ['01-0203', ['1-203'], true],
    ['APN 01-0203-000', ['77-1', '010203'], true],
    ['01-0203', ['01-0204'], false],
    ['01-0203', [], false],
  ])('%s is among %j: %s', (number, recorded, isMatch) => {
    expect(matchWatchedParcel(number, recorded).isMatch).toBe(isMatch);
  });

  it('has no key where it is no number', () => {
    expect(watchedParcelKey('none')).toBeNull();
  });
});
