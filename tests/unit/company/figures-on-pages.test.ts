import { computedFigures, exemptFigures } from '@/lib/company/content/claims/page-figures';
import { listIndexedPages } from '@/lib/site/site';
import { pageText } from '@/tests/support/page-text';

/** Their figures are facts of law, each with date and source: the tests of the catalog look at them. */
const ofTheCatalog = [
  '/recording/requirements',
  '/county-documents',
  '/state-documents',
  '/compliance/ron',
  '/resources/county-kit',
];
const pages = listIndexedPages()
  .map(({ path }) => path)
  .filter((path) => !ofTheCatalog.includes(path));

const units =
  'seconds?|minutes?|hours?|days?|weeks?|months?|years?|MB|GB|KiB|MiB|miles?|characters?|bytes|documents|entries|users|states|partners';
const numbers = 'two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|thirty|sixty|ninety';
const figure = new RegExp(
  String.raw`\$\d(?:[\d,.]*\d)?(?:M\+)?|\b\d(?:[\d,.]*\d)?(?:[- ](?:${units})\b|%)|\b(?:${numbers}) (?:${units})\b`,
  'gi',
);

const known = new Set(computedFigures.map((each) => each.toLowerCase()));

function strangersOn(path: string, text: string): string[] {
  const shown = [...new Set(text.match(figure) ?? [])];
  return shown.filter(
    (each) =>
      !known.has(each.toLowerCase()) &&
      !exemptFigures.some(({ on, like }) => (on === null || on === path) && like.test(each)),
  );
}

describe('figures on pages', () => {
  it.each(pages)('of %s come from a constant, or have their reason in the list', async (path) => {
    expect(strangersOn(path, await pageText(path))).toEqual([]);
  });

  it('that no constant gives are found', () => {
    expect(strangersOn('/', 'It costs $98.50 and ends after 8 days, or six weeks; 12% of 40 GB.')).toEqual([
      '$98.50',
      '8 days',
      'six weeks',
      '12%',
      '40 GB',
    ]);
  });
});
