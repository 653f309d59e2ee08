import { zipConflict } from '@/lib/values/zip-conflict';
import { readTwice } from '@/lib/vendor/zip-codes';

const ask = (address: string) => {
  const said = readTwice(address);
  return said && zipConflict(said);
};

describe('an address whose ZIP code is elsewhere than its city', () => {
  it.each([
    ['Miami, FL 99501', 'Miami, FL'],
    ['12 Main St, Miami, FL 99501', 'Miami, FL'],
    ['Miami FL 99501', 'Miami, FL'],
    ['Miami, Florida, 99501-1234, USA', 'Miami, FL'],
    ['12 Main St, FL 99501', 'FL'],
  ])('is asked about: %s', (address, named) => {
    expect(ask(address)).toBe(
      `99501 is Anchorage, AK. Did you mean Anchorage, AK 99501, or ${named} with its own ZIP code?`,
    );
  });

  it('is asked about in one state too', () => {
    expect(ask('12 Main St, Dallas, TX 78701')).toMatch(/^78701 is Austin, TX\. Did you mean/);
  });

  it.each([
    'Anchorage, AK 99501',
    '500 Congress Ave, Austin, TX 78701',
    '500 Congress Ave, Austin TX 78701',
    // A town by its own name beside the city that the table has, and a fort on the line of two states.
    'West Lake Hills, TX 78746',
    'Clarksville, TN 42223',
    '12 Market Ct 78701',
    '78701',
    'Austin, TX',
    'Nowhere at all',
    'Miami, FL 00000',
  ])('is nothing to ask about: %s', (address) => {
    expect(ask(address)).toBeNull();
  });
});
