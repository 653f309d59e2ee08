import { compareAddresses, streetKey } from '@/lib/properties/rules/address-match';

const MAIN = '12 Main St, Austin, TX 78701';
const UNIT = '400 W 5th St Unit 12, Austin, TX 78701';

describe('an address in an index and that of a property', () => {
  it.each([
    ['12 MAIN ST AUSTIN TX 78701', MAIN, 'same'],
    ['12 MAIN STREET AUSTIN', MAIN, 'same'],
    ['12 MAIN ST AUSTIN TX 78704', MAIN, 'same'],
    ['12 MAIN ST WEST LAKE 78701', MAIN, 'same'],
    ['12 MAIN ST', MAIN, 'street'],
    ['00012 MAIN', MAIN, 'street'],
    ['10-14 MAIN ST', MAIN, 'street'],
    ['12 MAIN ST PALM BAY FL', '12 Main St, Palm Bay, FL 32905', 'same'],
    ['14 MAIN ST', MAIN, 'near'],
    ['12 MIAN ST', MAIN, 'near'],
    ['12 MAIN AVE', MAIN, 'near'],
    ['12 S MAIN ST', '12 N Main St, Austin, TX 78701', 'near'],
    ['12 MAIN ST APT 4', MAIN, 'building'],
    ['12A MAIN ST', MAIN, 'building'],
    ['400 W 5TH ST', UNIT, 'building'],
    ['400 W FIFTH ST #12', UNIT, 'street'],
    ['400 W 5 ST 12', UNIT, 'street'],
    ['400 W 5TH ST #14', UNIT, 'other-unit'],
    ['12 MAIN ST LAKEWAY TX 78734', MAIN, 'elsewhere'],
    ['12 OAK ST', MAIN, 'other'],
    ['940 MAIN ST', MAIN, 'other'],
    ['PO BOX 12 AUSTIN TX', MAIN, 'unknown'],
    ['MAIN ST', MAIN, 'unknown'],
    ['0 MAIN ST', MAIN, 'unknown'],
    ['', MAIN, 'unknown'],
    ['3721 80TH ST', '37-21 80th St, Jackson Heights, NY 11372', 'street'],
    ['1200 CO RD 5', '1200 County Road 5, Bend, OR 97701', 'street'],
    ['14990 HWY 55', '14990 W State Highway 55, Horseshoe Bend, ID 83629', 'street'],
    ['88 N LAKESHORE DR', '88 Lake Shore Dr N, Erie, PA 16501', 'street'],
    ['N6542 COUNTY ROAD H', 'N6542 County Road H, Elkhorn, WI 53121', 'street'],
    ['ONE MAIN PLAZA', '1 Main Plz, Austin, TX 78701', 'street'],
    ['12 MAIN ST REAR', MAIN, 'building'],
    ['5 NORTH AVENUE', '5 North Ave, Lynn, MA 01901', 'street'],
    ['12 1/2 MAIN ST', MAIN, 'other'],
    ['12 MAIN ST AUSTIN TX 78701', '12 Main St Austin TX 78701', 'same'],
  ])('%s, %s: %s', (recorded, property, relation) => {
    expect(compareAddresses(recorded, property).relation).toBe(relation);
  });

  it('counts what one of them leaves out', () => {
    expect(compareAddresses('12 MAIN', MAIN).missing).toBeGreaterThan(0);
    expect(compareAddresses('12 MAIN ST', MAIN).missing).toBe(0);
  });

  it('has one key for number and street, to be found by', () => {
    expect(streetKey('12 N MAIN STREET APT 4')).toBe(streetKey(MAIN));
    expect(streetKey('PO BOX 12')).toBeNull();
  });

  it('is compared at once where it goes on without end', () => {
    const start = performance.now();
    compareAddresses('12 main st unit '.repeat(5_000), MAIN);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
