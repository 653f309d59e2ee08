import * as nextServer from 'next/server';
import * as z from 'zod';
import { route } from '@/lib/platform/route';
import { buildRequest, type Call } from '@/tests/support/http';

/** As Next hands a request over: its class is the copy inside Next's own runtime, behind a proxy that binds what it reads. */
function asNextDoes(call: Call): Request {
  let runtime = nextServer;
  jest.isolateModules(() => (runtime = jest.requireActual('next/server')));
  return new Proxy(new runtime.NextRequest(buildRequest(call)), {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

describe('a route that Next calls', () => {
  const handed: Request[] = [];
  const echo = route({
    auth: 'none',
    query: z.object({ page: z.coerce.number() }),
    handler: ({ query, request }) => {
      handed.push(request);
      return { ...query, path: request.nextUrl.pathname, cookie: request.cookies.get('a')?.value };
    },
  });

  it('reads the request that it is given, which not every Node can copy', async () => {
    const request = asNextDoes({ url: '/api/test?page=2', headers: { cookie: 'a=b' } });
    const answer = await echo(request);
    expect(await answer.json()).toEqual({ page: 2, path: '/api/test', cookie: 'b' });
    expect(handed).toEqual([request]);
  });
});
