import { expect, httpTest as test } from '../support/e2e';
import { publicPaths } from '../support/pages';

type Data = { '@type': string; itemListElement?: unknown[]; mainEntity?: unknown[] };

test.describe('what a shared link shows', () => {
  for (const path of publicPaths) {
    test(path, async ({ request }) => {
      const html = await (await request.get(path)).text();
      const metaOf = (name: string) =>
        new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(html)?.[1];

      expect(metaOf('title')).toBeTruthy();
      expect(metaOf('description')).toBeTruthy();
      const image = new URL(metaOf('image') ?? '');
      const picture = await request.get(image.pathname);
      expect(picture.headers()).toMatchObject({
        'content-type': 'image/png',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const bytes = await picture.body();
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    });
  }
});

function readData(html: string): Data[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return blocks.map(([, json = '']) => JSON.parse(json) as Data);
}

test.describe('what search engines read beside the text', () => {
  const expected: [path: string, types: string[]][] = [
    ['/', ['Organization']],
    ['/deedguard', ['BreadcrumbList', 'FAQPage', 'Service']],
    ['/guardsign', ['BreadcrumbList', 'FAQPage', 'Service']],
    ['/pricing', ['BreadcrumbList', 'FAQPage']],
    ['/pricing/calculator', ['BreadcrumbList']],
    ['/state-documents/texas', ['BreadcrumbList']],
  ];

  for (const [path, types] of expected) {
    test(`${path}: ${types.join(', ')}`, async ({ request }) => {
      const data = readData(await (await request.get(path)).text());

      expect(data.map((entry) => entry['@type'])).toEqual(expect.arrayContaining(types));
    });
  }

  test('the breadcrumbs of a page of a state lead through its table', async ({ request }) => {
    const data = readData(await (await request.get('/state-documents/texas')).text());
    const crumbs = data.find((entry) => entry['@type'] === 'BreadcrumbList')?.itemListElement;

    expect(crumbs).toMatchObject([{ name: 'Home' }, { name: 'State documents' }, { name: 'Texas' }]);
  });
});
