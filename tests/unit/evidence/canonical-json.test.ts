import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { canonicalJson, parseCanonicalObject } from '@/lib/evidence/rules/canonical-json';
import type { JsonValue } from '@/lib/evidence/schema/proof';

describe('canonicalJson', () => {
  it('gives the example of RFC 8785 §3.2.4', () => {
    const value = {
      numbers: [333333333.33333329, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"\u002f',
      literals: [null, true, false],
    };
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],' +
        '"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts names by UTF-16 code units, as RFC 8785 §3.2.3', () => {
    const names = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6'];
    const sorted = Object.keys(
      JSON.parse(canonicalJson(Object.fromEntries(names.map((name) => [name, 0])))) as object,
    );
    expect(sorted).toEqual(['1', '\r', '\u0080', '\u00f6', '\u20ac', '\ud83d\ude00', '\ufb33']);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '\ud800', 'a\udc00b'])('refuses %p', (value) => {
    expect(() => canonicalJson({ value })).toThrow();
  });

  it('writes what another implementation writes, whatever the numbers, letters and names', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary', maxDepth: 4 }), (value) => {
        expect(canonicalJson(value as JsonValue)).toBe(canonicalize(value));
      }),
      { numRuns: 300 },
    );
  });

  it('survives a round trip for any value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()), (value) => {
        const text = canonicalJson({ value } as JsonValue);
        expect(canonicalJson(parseCanonicalObject(text)!)).toBe(text);
      }),
    );
  });
});

describe('parseCanonicalObject', () => {
  it.each([
    '',
    '[]',
    'null',
    '1',
    '{"b":1,"a":2}',
    '{ "a":1}',
    '{"a":1.0}',
    '{"a":1}\n',
    '{"a":"\\u0041"}',
    '{"a":1,"a":1}',
  ])('refuses %p', (text) => {
    expect(parseCanonicalObject(text)).toBeNull();
  });
});
