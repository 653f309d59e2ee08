import { notaryLaws } from '@/lib/catalog/content/notary-law';
import { remoteFees } from '@/lib/pricing/content/remote-fees';

it('A limit online that one page of ours names is known to the calculator, too', () => {
  const named = notaryLaws.filter(({ ronNote }) => /at most \$\d+|\$\d+ a \w+ at most/.test(ronNote ?? ''));
  expect(named.map(({ code }) => code)).toContain('NV');
  for (const { code, ronNote } of named) {
    expect(ronNote).toContain(`$${(remoteFees[code]?.value ?? 0) / 100}`);
  }
});
