import { appointmentZone } from '@/lib/notary/content/appointment-words';
import { zoneOfPlace } from '@/lib/notary/rules/place-zone';
import { isTimeZone } from '@/lib/values/time-zone';
import { states } from '@/lib/catalog/content/states';
import zipCounties from '@/lib/catalog/generated/zip-counties.json';

const stateOf = new Map(states.map(({ fips, code }) => [fips, code]));

/** Every county that has a ZIP code area, with its state. */
const counties = Object.entries(zipCounties).flatMap(([fips, [county]]) => {
  const state = stateOf.get(fips.slice(0, 2));
  return state && county ? [{ state, county }] : [];
});

/** How many counties of a state each zone has. */
function countZones(state: string): Record<string, number> {
  const zones = counties
    .filter((each) => each.state === state)
    .map(({ county }) => zoneOfPlace({ state, county, zip: null }) ?? 'none');
  return Object.fromEntries(
    [...new Set(zones)].map((zone) => [zone, zones.filter((z) => z === zone).length]),
  );
}

const at = (location: string) => ({ location, state: null });

describe('the time zone of a place', () => {
  it.each([
    ['Austin, TX 78701', 'America/Chicago'],
    ['El Paso, TX 79901', 'America/Denver'],
    ['Van Horn, TX 79855', 'America/Chicago'],
    ['Miami, FL 33131', 'America/New_York'],
    ['Pensacola, FL 32501', 'America/Chicago'],
    ['Port Saint Joe, FL 32456', 'America/New_York'],
    ['Wewahitchka, FL 32465', 'America/Chicago'],
    ['Nashville, TN 37201', 'America/Chicago'],
    ['Knoxville, TN 37902', 'America/New_York'],
    ['Indianapolis, IN 46204', 'America/Indiana/Indianapolis'],
    ['Gary, IN 46402', 'America/Chicago'],
    ['Phoenix, AZ 85001', 'America/Phoenix'],
    ['Window Rock, AZ 86515', 'America/Denver'],
    ['Las Vegas, NV 89101', 'America/Los_Angeles'],
    ['West Wendover, NV 89883', 'America/Denver'],
    ['Buffalo, NY 14202', 'America/New_York'],
    ['1204 N 10th St, Boise, ID 83702', 'America/Boise'],
    ['Boise, ID', 'America/Boise'],
    ['Coeur d Alene, ID 83814', 'America/Los_Angeles'],
    ['Grangeville, ID 83530', 'America/Los_Angeles'],
    ['Ontario, OR 97914', 'America/Boise'],
    ['Rapid City, SD 57701', 'America/Denver'],
    ['Valentine, NE 69201', 'America/Chicago'],
    ['Louisville, KY 40202', 'America/New_York'],
    ['Bowling Green, KY 42101', 'America/Chicago'],
    ['Ironwood, MI 49938', 'America/Chicago'],
    ['Adak, AK 99546', 'America/Adak'],
    ['Honolulu, HI 96813', 'Pacific/Honolulu'],
  ])('%s: %s, whatever clock the reader has', (address, zone) => {
    expect(appointmentZone(at(address), null)).toBe(zone);
    expect(appointmentZone(at(address), 'America/Los_Angeles')).toBe(zone);
  });

  it('is that of the office where people meet there', () => {
    const visit = { ...at('Lewiston, ID 83501'), mode: 'in-person', officeAddress: 'Boise, ID 83702' };
    expect(appointmentZone(visit, null)).toBe('America/Boise');
  });

  it('is the reader’s online, else the one in which most people of the client’s state live', () => {
    const online = { location: null, state: 'ID' };
    expect(appointmentZone(online, 'America/Chicago')).toBe('America/Chicago');
    expect(appointmentZone(online, null)).toBe('America/Boise');
    expect(appointmentZone({ location: null, state: null }, null)).toBeNull();
  });

  it('is known in each county of the 50 states, by a name that the machine knows', () => {
    const zones = counties.map((county) => zoneOfPlace({ ...county, zip: null }));
    expect(zones.filter((zone) => zone === null || !isTimeZone(zone))).toEqual([]);
    expect(new Set(counties.map(({ state }) => state)).size).toBe(50);
  });

  // The counts of 49 CFR part 71: a county whose name is misspelled in the table would be missing.
  it.each([
    ['FL', { 'America/Chicago': 9 }],
    ['ID', { 'America/Los_Angeles': 10 }],
    ['IN', { 'America/Chicago': 12 }],
    ['KS', { 'America/Denver': 4 }],
    ['KY', { 'America/Chicago': 41 }],
    ['MI', { 'America/Chicago': 4 }],
    ['NE', { 'America/Denver': 18 }],
    ['ND', { 'America/Denver': 9 }],
    ['OR', { 'America/Boise': 1 }],
    ['SD', { 'America/Denver': 15 }],
    ['TN', { 'America/New_York': 30 }],
    ['TX', { 'America/Denver': 2 }],
  ])('%s has %o', (state, counted) => expect(countZones(state)).toMatchObject(counted));
});
