import fc from 'fast-check';
import { safeReturnPath, workPath } from '@/lib/accounts/rules/return-path';

describe('the path to return to after sign-in', () => {
  it.each([
    ['/', '/'],
    ['/v1-and-more', '/v1-and-more'],
    ['/payment/deedguard?lock=42', '/payment/deedguard?lock=42'],
    ['/deedguard-protection#properties', '/deedguard-protection#properties'],
    ['/search?q=https://example.com//x', '/search?q=https://example.com//x'],
    ['/a/../settings/security/pin', '/settings/security/pin'],
  ])('follows %s', (wish, path) => expect(safeReturnPath(wish)).toBe(path));

  it.each([
    null,
    undefined,
    '',
    'payment',
    'https://evil.test/',
    'javascript:alert(1)',
    '//evil.test',
    '/api/auth/signout',
    '/api',
    '/v1',
    '/v1/deeds',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    ' //evil.test',
    '//',
  ])('refuses %j', (wish) => expect(safeReturnPath(wish)).toBeNull());

  it('never leads to another origin, whatever it is given', () => {
    const site = 'https://deeds.test';
    const wish = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc
        .array(fc.constantFrom('/', '\\', '.', '..', '\t', '@', ':', 'evil.test', '?', '#'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(wish, (text) => {
        const path = safeReturnPath(text);
        expect(new URL(path ?? '/', site).origin).toBe(site);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('where somebody lands after sign-in', () => {
  it.each([
    ['an admin', 'admin', '/admin'],
    ['a notary', 'notary', '/home'],
    ['a partner', 'partner', '/home'],
    ['an owner', 'owner', '/home'],
  ] as const)('%s', (_, role, path) => expect(workPath(role)).toBe(path));
});
