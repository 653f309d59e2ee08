import { expect } from '../support/e2e';
import { expectGoodPage, test, themeOf, visit } from '../support/page-visits';

/** Tabs, filters and answers that show what the page does not show at first. */
const states = [
  '/state-documents#templates',
  '/state-documents#compliance',
  '/state-documents#training',
  '/state-documents?state=NY',
  '/state-documents?state=ZZ',
  '/county-documents?state=california&county=los-angeles',
  '/county-documents?state=atlantis',
  '/county-documents#ron',
  '/county-documents#lock',
  '/county-documents#alerts',
  '/partners/integrations#title',
  '/partners/integrations#builders',
  '/partners/integrations#counties',
  '/partners/integrations#government',
  '/partners/integrations#fbi',
  '/partners/integrations#blockchain',
  '/partners/integrations#state-docs',
  '/document-vault#verification',
  '/document-vault#redaction',
  '/document-vault#upload',
  '/document-vault?search=no-such-paper',
  '/verify?hash=deed',
  '/pricing?billing=yearly',
  '/pricing/calculator?service=mobile&state=CA&pages=3&miles=12&rush=1',
  '/legal/terms#no-such-part',
];

test.describe('what a page shows only when it is asked', () => {
  for (const [index, path] of states.entries()) {
    const theme = themeOf(index);
    test(path, async ({ readers }) => {
      const { page, problems, expectAllLoaded } = await visit(readers, path, theme);
      await expectGoodPage(page, path, theme);
      await expectAllLoaded();
      expect(problems, 'errors in the browser').toEqual([]);
    });
  }
});
