import { createQueryFn, queryDefaults } from '@/components/kit/query-defaults';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const ask = (on401: 'throw' | 'returnNull', queryKey = ['/api/x']) => createQueryFn({ on401 })({ queryKey });

beforeEach(() => {
  fetchMock.mockReset();
  global.fetch = fetchMock as typeof fetch;
});

describe('the defaults of data queries', () => {
  it('never refetch, never go stale, never retry', () => {
    expect(queryDefaults.defaultOptions).toMatchObject({
      queries: { refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity, retry: false },
      mutations: { retry: false },
    });
  });

  it('build the address from the key', async () => {
    fetchMock.mockResolvedValue(new Response('[1]'));
    expect(await ask('throw', ['/api/clients', '7', 'requests'])).toEqual([1]);
    expect(fetchMock.mock.calls[0]![0]).toBe('/api/clients/7/requests');
  });

  it('throw when nobody is signed in, or return null where a query says so', async () => {
    fetchMock.mockImplementation(async () => new Response('{"message":"Sign in."}', { status: 401 }));
    await expect(ask('throw')).rejects.toThrow('401: Sign in.');
    expect(await ask('returnNull')).toBeNull();
  });

  it('throw every other error', async () => {
    fetchMock.mockImplementation(async () => new Response('', { status: 500, statusText: 'Oops' }));
    await expect(ask('returnNull')).rejects.toThrow('500: Oops');
  });
});
