import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { countPages } from '@/scripts/page-counts.mjs';
import { loadPageRoutes } from '@/scripts/page-routes.mjs';
import { makeBuild } from '@/tests/support/build-folder';

const build = makeBuild();
const countPage = countPages(loadPageRoutes(build.folder));
const counted: { route: string; status: number }[] = [];
const holder = globalThis as typeof globalThis & { counts?: unknown };

function ask(url: string, statusCode = 200): void {
  const response = Object.assign(new EventEmitter(), { statusCode });
  countPage({ url } as IncomingMessage, response as unknown as ServerResponse);
  response.emit('close');
}

beforeEach(() => {
  counted.length = 0;
  holder.counts = {
    page: ({ route, status }: { route: string; status: number }) => counted.push({ route, status }),
  };
});
afterAll(() => {
  delete holder.counts;
  build.remove();
});

describe('the count of pages', () => {
  it('names the route of an address, without what a stranger sent', () => {
    ['/health?_rsc=1', '/pay/0b6b7a1e', '/pay/a/b', '/.env'].forEach((url) =>
      ask(url, url === '/.env' ? 404 : 200),
    );
    expect(counted).toEqual([
      { route: '/health', status: 200 },
      { route: '/pay/[id]', status: 200 },
      { route: 'other', status: 200 },
      { route: 'other', status: 404 },
    ]);
  });

  it('leaves calls and what belongs to a page aside', () => {
    const none = [
      '/api/health/live',
      '/_next/static/a.js',
      '/oauth/token?a=b',
      '/.well-known/openid-configuration',
    ];
    none.forEach((url) => ask(url));
    expect(counted).toEqual([]);
  });

  it('counts the page on which somebody agrees to an app', () => {
    ask('/oauth/consent?request=0b6b7a1e');
    expect(counted).toEqual([{ route: '/oauth/consent', status: 200 }]);
  });

  it('does nothing where nothing is counted', () => {
    delete holder.counts;
    expect(() => ask('/')).not.toThrow();
  });
});
