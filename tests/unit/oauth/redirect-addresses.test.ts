import { isRedirectAddress, placeOf } from '@/lib/oauth/rules/redirect-addresses';

describe('a redirect address', () => {
  it.each([
    'https://app.example/callback',
    'https://app.example:8443/callback?source=deeds',
    'http://localhost/callback',
    'http://127.0.0.1:49152/',
    'http://[::1]:3000/callback',
  ])('may be %s', (address) => {
    expect(isRedirectAddress(address)).toBe(true);
  });

  it.each([
    'http://app.example/callback',
    'http://localhost.evil.example/callback',
    'https://localhost/callback',
    'https://localhost./callback',
    'http://localhost./callback',
    'https://app.example/#token',
    'https://app.example/#',
    'https://me@app.example/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'app://callback',
    '/callback',
    '',
  ])('may not be "%s"', (address) => {
    expect(isRedirectAddress(address)).toBe(false);
  });

  it.each([
    ['https://app.example:8443/callback', 'app.example:8443'],
    ['http://127.0.0.1:49152/callback', 'a program on this computer'],
  ])('leads from %s to %s, in words', (address, place) => {
    expect(placeOf(address)).toBe(place);
  });
});
