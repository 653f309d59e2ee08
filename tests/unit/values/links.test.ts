import fc from 'fast-check';
import { splitLinks } from '@/lib/values/links';

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
