import { claims } from '@/lib/company/content/claims/claims';
import { architecture, founderDeclaration, privacy, terms, whitepaper } from '@/lib/company/content/papers';
import { securityFeatures } from '@/lib/company/content/security-features';
import type { Paper } from '@/lib/paper/paper';
import { paperText } from '@/lib/paper/paper-text';

const all = Object.values(claims).flat();
const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Each with the sections that claim nothing: they are about the reader or others, or set quotations beside what is so. */
const withoutClaims: [path: string, paper: Paper, sections: string[]][] = [
  ['/security/whitepaper', whitepaper, []],
  ['/about/founder-declaration', founderDeclaration, ['broken']],
  ['/architecture', architecture, []],
  ['/legal/terms', terms, ['prohibited-use', 'our-property', 'disputes']],
  ['/legal/privacy', privacy, ['what-is-coming', 'europe', 'children']],
];

function unclaimed(path: string, paper: Paper): string[] {
  const said = all.filter(({ on }) => on.includes(path)).map(({ says }) => says);
  return paper.sections
    .filter((section) => {
      const words = inOneLine(paperText({ ...paper, summary: '', sections: [section] }));
      return !said.some((says) => words.includes(says));
    })
    .map(({ id }) => id);
}

describe('the list of claims', () => {
  it.each(withoutClaims)(
    'has a sentence of each section of %s, except of those that claim nothing',
    (path, paper, sections) => {
      expect(unclaimed(path, paper)).toEqual(sections);
    },
  );

  it('has each security feature that /version names', () => {
    const said = all.filter(({ on }) => on.includes('/version')).map(({ says }) => says);
    const missing = securityFeatures.filter(({ says }) => !said.some((each) => says.includes(each)));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});
