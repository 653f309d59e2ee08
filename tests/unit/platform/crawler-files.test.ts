import robots, { dynamic as robotsAre } from '@/app/robots';
import sitemap, { dynamic as sitemapIs } from '@/app/sitemap';

/** What robots are told by a server that runs at this address. */
function tellAt(address: string) {
  const kept = process.env.NEXTAUTH_URL;
  process.env.NEXTAUTH_URL = address;
  const told = { pages: sitemap().map(({ url }) => url), map: robots().sitemap };
  if (kept === undefined) delete process.env.NEXTAUTH_URL;
  else process.env.NEXTAUTH_URL = kept;
  return told;
}

describe('what search engines are told', () => {
  it.each(['http://localhost:3500', 'https://deeds.example.com'])(
    'names the running site at %s',
    (address) => {
      const { pages, map } = tellAt(address);
      expect(map).toBe(`${address}/sitemap.xml`);
      expect(pages).toContain(`${address}/pricing`);
      expect(pages.filter((url) => new URL(url).origin !== address)).toEqual([]);
    },
  );

  it('is not fixed by the build, which does not know the address', () => {
    expect([robotsAre, sitemapIs]).toEqual(['force-dynamic', 'force-dynamic']);
  });
});
