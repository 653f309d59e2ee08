import fc from 'fast-check';
import { splitLinks, withoutAddresses } from '@/lib/values/links';

const linksOf = (text: string) =>
  splitLinks(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

describe('the links of a text', () => {
  it.each([
    ['Join: https://zoom.example/j/1?pwd=a&b=c', 'https://zoom.example/j/1?pwd=a&b=c'],
    ['(see http://example.com/a).', 'http://example.com/a'],
    ['https://en.example/wiki/Deed_(law), there', 'https://en.example/wiki/Deed_(law)'],
    ['HTTPS://EXAMPLE.COM/A!', 'HTTPS://EXAMPLE.COM/A'],
  ])('in %j is %j', (text, shown) => {
    expect(linksOf(text)).toEqual([[shown, new URL(shown).href]]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>',
    'ftp://example.com',
    'https://',
    'https://bank.example@elsewhere.example/login',
    'www.example.com and mail@example.com',
    '<script>alert(1)</script>',
  ])('are none in %j', (text) => {
    expect(splitLinks(text)).toEqual([{ text }]);
  });

  it('keep the text letter for letter, and are of the web alone', () => {
    const piece = fc.constantFrom(
      'https://',
      'http://',
      'a.example',
      '/x',
      ' ',
      ').',
      '@',
      ':',
      '<',
      '\n',
      'é',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          const parts = splitLinks(text);
          expect(parts.map((part) => part.text).join('')).toBe(text);
          for (const { href } of parts) if (href) expect(href).toMatch(/^https?:\/\//);
        },
      ),
    );
  });
});

describe('What somebody else wrote into an email of ours', () => {
  it.each([
    [
      'Sign in at evil.com or deedguard-login.com now',
      'Sign in at [address left out] or [address left out] now',
    ],
    ['evil．com/login', '[address left out]'],
    ['www．evil．com', '[address left out]'],
    ['see evil。com, please', 'see [address left out], please'],
    ['evil｡com', '[address left out]'],
    ['at bücher.example', 'at [address left out]'],
    ['xn--e1afmkfd.xn--p1ai', '[address left out]'],
    ['https://evil.example/login', '[address left out]'],
    ['evil.com:8080/x?y', '[address left out]'],
  ])('holds no web address: %s', (text, left) => {
    expect(withoutAddresses(text)).toBe(left);
  });

  it.each([
    '12 Main St. Austin, TX 78701',
    'Apt. 4.5, No.7',
    'Dr. A. B. Smith',
    '3 copies at $1.50',
    'U.S. deed, e.g. a grant',
  ])('stays as it is: %s', (text) => {
    expect(withoutAddresses(text)).toBe(text);
  });

  it('is read in a moment, however long', () => {
    const startedAt = performance.now();
    withoutAddresses('a.'.repeat(50_000) + '1'.repeat(50_000));
    expect(performance.now() - startedAt).toBeLessThan(2_000);
  });
});
