import { claims } from '@/lib/company/content/claims/claims';
import { gapIn } from '@/tests/support/claim-proofs';
import { pageText } from '@/tests/support/page-text';
import { textsOf } from '@/tests/support/source-text';

const all = Object.values(claims).flat();
const texts = new Map<string, Promise<string>>();

/** The words of a page, or of the file that writes a screen, an email or a notice. */
function textOf(place: string): Promise<string> {
  const known = texts.get(place);
  if (known) return known;
  const text = place.startsWith('/') ? pageText(place) : Promise.resolve(textsOf(place).join(' '));
  texts.set(place, text);
  return text;
}

async function missingFrom(places: string[], says: string): Promise<string[]> {
  const found = await Promise.all(places.map(async (place) => (await textOf(place)).includes(says)));
  return places.filter((_, index) => !found[index]);
}

describe.each(Object.entries(claims))('what we claim of %s', (_subject, list) => {
  const cases = list.map((claim) => [claim.says, claim] as const);

  it.each(cases)('stands where the list says: %s', async (says, { on }) => {
    expect(on).not.toHaveLength(0);
    expect(await missingFrom(on, says)).toEqual([]);
  });

  it.each(cases)('has its proof: %s', (says, { proof }) => {
    expect(proof.map((each) => gapIn(each, says)).filter(Boolean)).toEqual([]);
  });
});

describe('the list of claims', () => {
  it('holds each sentence once for each place', () => {
    const places = all.flatMap(({ says, on }) => on.map((place) => `${place}: ${says}`));
    expect(places).toEqual([...new Set(places)]);
  });
});

describe('what proves a claim', () => {
  it.each([
    ['a value that is another one', { kind: 'value', value: '8', of: 'days' }],
    ['a value within a longer one', { kind: 'value', value: '70', of: 'days' }],
    ['a route that is gone', { kind: 'route', route: 'GET /api/nothing' }],
    ['a verb that its route does not have', { kind: 'route', route: 'DELETE /api/log/checkpoint' }],
    ['a test that is gone', { kind: 'test', file: 'tests/unit/company/claims.test.ts', named: 'is nowhere' }],
    [
      'the beginning of a title',
      { kind: 'test', file: 'tests/unit/company/claims.test.ts', named: 'holds each sentence' },
    ],
    [
      'a test of a file that is not run',
      { kind: 'test', file: 'tests/support/claim-proofs.ts', named: 'is missing with %s' },
    ],
    ['a header of another value', { kind: 'header', name: 'X-Frame-Options', holds: 'SAMEORIGIN' }],
    [
      'a source that the policy does not have',
      { kind: 'directive', name: 'script-src', source: 'https://x.example' },
    ],
    ['a model that is gone', { kind: 'model', model: 'Nothing' }],
  ] as const)('is missing with %s', (_what, proof) => {
    expect(gapIn(proof, 'It ends after 7 days, not 700.')).not.toBeNull();
  });
});
