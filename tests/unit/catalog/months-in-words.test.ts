import { pageText } from '@/tests/support/page-text';

describe('a month or a day on a page of law', () => {
  it.each(['/compliance/ron', '/state-documents', '/county-documents', '/resources/county-kit'])(
    'is written in words, as on every other page: %s',
    async (path) => {
      const text = await pageText(path);
      expect(text).toMatch(/November 2026|November 29, 2026/);
      expect(text.match(/\b20\d\d-\d\d(-\d\d)?\b/g)).toBeNull();
    },
  );

  it('leads from the page on remote notarization to what the county page has, and promises no more', async () => {
    expect(await pageText('/compliance/ron')).toContain(
      'Blank county documents, and an earlier list of states with remote notarization',
    );
  });
});
