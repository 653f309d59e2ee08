import { zoneOfPlace } from '@/lib/notary/rules/place-zone';
import { isTimeZone } from '@/lib/values/time-zone';
import { findPlace } from '@/lib/vendor/zip-codes';

describe('the time zone of a place', () => {
  it.each([
    ['Austin, TX 78701', 'America/Chicago'],
    ['El Paso, TX 79901', 'America/Denver'],
    ['Van Horn, TX 79855', null],
    ['Miami, FL 33131', 'America/New_York'],
    ['Pensacola, FL 32501', 'America/Chicago'],
    ['Nashville, TN 37201', 'America/Chicago'],
    ['Knoxville, TN 37902', 'America/New_York'],
    ['Indianapolis, IN 46204', 'America/Indiana/Indianapolis'],
    ['Gary, IN 46402', null],
    ['Phoenix, AZ 85001', 'America/Phoenix'],
    ['Las Vegas, NV 89101', 'America/Los_Angeles'],
    ['Buffalo, NY 14202', 'America/New_York'],
    ['Boise, ID 83702', null],
    ['Honolulu, HI 96813', 'Pacific/Honolulu'],
  ])('%s: %s', (address, zone) => {
    const found = zoneOfPlace(findPlace(address)!);
    expect(found).toBe(zone);
    expect(found === null || isTimeZone(found)).toBe(true);
  });

  it('is known of a state alone where the state has one', () => {
    expect(zoneOfPlace({ state: 'NY' })).toBe('America/New_York');
    expect(zoneOfPlace({ state: 'TX' })).toBeNull();
  });
});
