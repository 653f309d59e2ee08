import { countyName } from '@/lib/generator/rules/county';
import { draftOf, inOneLine } from '@/tests/support/generator';

describe('a county', () => {
  it.each([
    ['Harris', 'Harris'],
    ['Los Angeles County', 'Los Angeles'],
    ['County of Cook', 'Cook'],
    ['the County of Cook', 'Cook'],
    ['Cook county', 'Cook'],
    ['COOK COUNTY', 'COOK'],
    ['Harris County, Texas', 'Harris'],
    ['Harris County TX', 'Harris'],
    ['Harris County County', 'Harris'],
    ['City and County of San Francisco', 'San Francisco'],
    ['Kings', 'Kings'],
    ['Kings County (Brooklyn)', 'Kings'],
    ['  St.  Johns ', 'St. Johns'],
    ['County', 'County'],
  ])('typed as “%s” is %s', (typed, name) => {
    expect(countyName(typed)).toBe(name);
  });

  it('is printed once with the word County', () => {
    const text = inOneLine(draftOf('warranty-deed-tx', { property_county: 'County of Harris' }).text);
    expect(text).toContain('certain real property in Harris County, Texas');
    expect(text).toContain('County of Harris.');
    expect(text).not.toMatch(/county county|county of county/i);
  });

  it('is printed so in an affidavit and in a contract', () => {
    expect(draftOf('general-affidavit-tx', { signing_county: 'Travis County' }).text).toMatch(
      /County of Travis$/m,
    );
    expect(inOneLine(draftOf('service-contract-tx', { venue_county: 'Travis county' }).text)).toContain(
      'The courts in Travis County, Texas',
    );
  });
});
