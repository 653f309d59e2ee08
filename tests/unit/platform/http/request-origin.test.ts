import { assertOwnOrigin } from '@/lib/platform/http/request-origin';

const check = (method: string, headers: Record<string, string>) => () =>
  assertOwnOrigin(new Request('http://localhost:3000/api/x', { method, headers }));

describe('the origin of a call that changes something', () => {
  it.each([
    ['our own', { origin: 'http://localhost:3000' }],
    ['the host that was asked', { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
    ['none, from a program', {}],
    ['none, from our own page', { 'sec-fetch-site': 'same-origin' }],
  ])('may be %s', (_, headers) => {
    expect(check('POST', headers)).not.toThrow();
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['our name under another', { origin: 'http://localhost:3000.evil.example' }],
    ['a sandbox', { origin: 'null' }],
    ['a sandbox, when the host is null too', { origin: 'null', host: 'null' }],
    ['hidden by another site', { 'sec-fetch-site': 'cross-site' }],
  ])('may not be %s', (_, headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(check(method, headers)).toThrow(
        expect.objectContaining({ code: 'forbidden', message: expect.stringContaining('another site') }),
      );
    }
  });

  it('does not matter to reads', () => {
    expect(check('GET', { origin: 'https://evil.example' })).not.toThrow();
    expect(check('HEAD', { origin: 'https://evil.example' })).not.toThrow();
  });
});
