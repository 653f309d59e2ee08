import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { findRoute } from '@/lib/vendor/routing';

type FindRoute = typeof findRoute;

const asked: string[] = [];
let answer: { status: number; body: unknown; afterMs?: number };

/** Instead of OSRM. */
const service = createServer((request, response) => {
  asked.push(request.url ?? '');
  const { status, body, afterMs = 0 } = answer;
  setTimeout(
    () => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body)),
    afterMs,
  );
});

// The app reads its environment at the first look, so that the service has to be up before it.
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, resolve));
  process.env.ROUTING_URL = `http://localhost:${(service.address() as AddressInfo).port}/osrm/`;
});
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: { code: 'Ok', routes: [{ distance: 16_093.44, duration: 1_201 }] } };
});
afterAll(() => {
  delete process.env.ROUTING_URL;
  service.closeAllConnections();
  service.close();
});

/** A fresh copy of the module: a failure makes it pause. */
async function ask() {
  let find: FindRoute | undefined;
  await jest.isolateModulesAsync(async () => {
    find = (await import('@/lib/vendor/routing')).findRoute;
  });
  const from = { lat: 30.343123456, lng: -97.7431 };
  return () => find!(from, { lat: 30.2672, lng: -97.7431 });
}

describe('a routing service', () => {
  it('is asked for the way, longitude first, and answers in miles and minutes', async () => {
    expect(await (await ask())()).toEqual({ miles: 10, minutes: 21 });
    expect(asked).toEqual(['/osrm/route/v1/driving/-97.74310,30.34312;-97.74310,30.26720?overview=false']);
  });

  it('knows no way, which is no failure', async () => {
    answer = { status: 400, body: { code: 'NoRoute', message: 'Impossible route between points' } };
    const find = await ask();
    expect(await find()).toBeNull();
    answer = { status: 200, body: { code: 'Ok', routes: [{ distance: 0, duration: 0 }] } };
    expect(await find()).toEqual({ miles: 0, minutes: 0 });
  });

  it.each([
    ['fails', { status: 500, body: 'oops' }],
    ['answers something else', { status: 200, body: { code: 'Ok', routes: [] } }],
    ['says a negative way', { status: 200, body: { code: 'Ok', routes: [{ distance: -1, duration: 1 }] } }],
    ['takes too long', { status: 200, body: {}, afterMs: 4_000 }],
  ])('that %s is left alone for a while', async (_, bad) => {
    answer = bad;
    const find = await ask();
    const before = Date.now();
    expect(await find()).toBeNull();
    expect(Date.now() - before).toBeLessThan(3_500);
    expect(await find()).toBeNull();
    expect(asked).toHaveLength(1);
  });
});
