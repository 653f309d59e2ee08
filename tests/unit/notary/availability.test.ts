import { whyUnavailable } from '@/lib/notary/rules/availability';

describe('whyUnavailable', () => {
  it.each([
    [[], 'Austin, TX', 'serviceTypes'],
    [[], null, 'serviceTypes'],
    [['legal'], null, 'home'],
    [['legal'], 'Austin, TX', null],
    [['legal', 'remote-online-notarization'], null, null],
    [['remote-online-notarization'], null, null],
  ])('services %j, home %j: %p', (serviceTypes, home, field) => {
    expect(whyUnavailable({ serviceTypes, home })).toBe(field);
  });
});
