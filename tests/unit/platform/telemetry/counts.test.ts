import { routeOf } from '@/lib/platform/telemetry/counts';

const id = '0b6b7a1e-6d07-4d2b-93a3-4f6a3d0a8c51';

describe('the route of an address', () => {
  it.each([
    ['/api/health/live', {}, '/api/health/live'],
    ['/api/health/live', undefined, '/api/health/live'],
    [`/api/requests/${id}/tracking`, { id }, '/api/requests/[id]/tracking'],
    [
      `/api/organization/members/${id}/keys/ada`,
      { id, key: 'ada' },
      '/api/organization/members/[id]/keys/[key]',
    ],
    ['/api/share/a%20b/views', { token: 'a b' }, '/api/share/[token]/views'],
    ['/api/auth/session', { nextauth: ['session'] }, '/api/auth/[...nextauth]'],
    ['/api/no/such/call', { path: ['no', 'such', 'call'] }, '/api/[...path]'],
    ['/api/requests/requests', { id: 'requests' }, '/api/requests/[id]'],
  ])('%s with %o is %s', (pathname, params, route) => {
    expect(routeOf(pathname, params)).toBe(route);
  });

  it('is unknown where a value is not in it, so that no label holds what a stranger sent', () => {
    expect(routeOf('/api/requests/ada', { id: 'grace' })).toBe('unknown');
    expect(routeOf('/api/requests/%E0%A4%A', { id: 'grace' })).toBe('unknown');
  });
});
