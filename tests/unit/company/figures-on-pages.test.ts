import { exemptFigures } from '@/lib/company/content/claims/page-figures';
import { listIndexedPages } from '@/lib/site/site';
import { strangeFigures } from '@/tests/support/figures';
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

function strangersOn(path: string, text: string): string[] {
  return strangeFigures(text).filter(
    (each) => !exemptFigures.some(({ on, like }) => (on === null || on === path) && like.test(each)),
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
