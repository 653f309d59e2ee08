import { sendPreflight } from '@/tests/support/preflight';
import { harrisDeed, harrisDeedWithoutMargin, losAngelesDeed, losAngelesDeedInTheSpace, miamiDeed, cookDeed } from '@/tests/support/recordable';

it('tries', async () => {
  for (const [make, fields] of [
    [harrisDeed, undefined],
    [harrisDeedWithoutMargin, undefined],
    [losAngelesDeed, { state: 'CA', county: 'Los Angeles', documentType: 'grant-deed' }],
    [losAngelesDeedInTheSpace, { state: 'CA', county: 'Los Angeles', documentType: 'grant-deed' }],
    [miamiDeed, { state: 'FL', county: 'Miami-Dade', documentType: 'deed' }],
    [cookDeed, { state: 'IL', county: 'Cook', documentType: 'warranty-deed' }],
  ] as const) {
    const started = performance.now();
    const answer = await sendPreflight(await make(), fields);
    console.log(make.name, answer.status, Math.round(performance.now() - started), JSON.stringify(answer.body, (key, value) => (key === 'source' ? value.title : value), 1));
  }
});
