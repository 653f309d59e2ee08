import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { countPages } from '@/scripts/page-counts.mjs';

const build = mkdtempSync(path.join(os.tmpdir(), 'build-'));
const manifest = {
  staticRoutes: [{ page: '/' }, { page: '/health' }],
  dynamicRoutes: [{ page: '/pay/[id]', regex: '^/pay/([^/]+?)(?:/)?$' }],
};
writeFileSync(path.join(build, 'routes-manifest.json'), JSON.stringify(manifest));

const counted: { route: string; status: number }[] = [];
const holder = globalThis as typeof globalThis & { counts?: unknown };

function ask(url: string, statusCode = 200): void {
  const response = Object.assign(new EventEmitter(), { statusCode });
  countPages(build)({ url } as IncomingMessage, response as unknown as ServerResponse);
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
  rmSync(build, { recursive: true });
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
    ['/api/health/live', '/_next/static/a.js', '/oauth/token'].forEach((url) => ask(url));
    expect(counted).toEqual([]);
  });

  it('does nothing where nothing is counted', () => {
    delete holder.counts;
    expect(() => ask('/')).not.toThrow();
  });
});
