import { claims } from '@/lib/company/content/claims/claims';
import { harmless } from '@/lib/company/content/claims/harmless';
import { formOf, sentencesOf, standsIn, uncovered } from '@/tests/support/absolute-words';
import { pageText } from '@/tests/support/page-text';
import { listSourceFiles, textsIn, textsOf } from '@/tests/support/source-text';
import { sweptPages } from '@/tests/support/swept-pages';

const claimed = Object.values(claims).flat();
const promiseless = harmless.flatMap((list) => Object.values(list).flat());

/** The law of others is there with date and source; what a file of it says of us is a claim like any other. */
const isAboutUs = (sentence: string) => /\b(?:we|us|ours?|here|this (?:site|page|service))\b/i.test(sentence);
const isOfTheCatalog = (file: string) =>
  /^lib\/(?:catalog|generator\/(?:content|rules\/compliance))\//.test(file);

let shown = '';
beforeAll(async () => {
  shown = (await Promise.all(sweptPages.map(pageText))).join(' ');
});

function unclaimed(file: string, texts: string[]): string[] {
  const said = claimed.filter(({ on }) => on.includes(file)).map(({ says }) => says);
  return texts
    .flatMap(sentencesOf)
    .filter((each) => uncovered(each, []).length > 0)
    .filter((each) => formOf(each) === null && !standsIn(shown, each))
    .filter((each) => !isOfTheCatalog(file) || isAboutUs(each))
    .filter((each) => uncovered(each, [...said, ...promiseless]).length > 0);
}

describe('a sentence with an absolute word, on a screen, in an email, a notice or a paper', () => {
  it('stands on a public page, is claimed where it is written, or is harmless', () => {
    const found = listSourceFiles().flatMap((file) =>
      unclaimed(file, textsOf(file)).map((sentence) => `${file}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });
});

describe('the texts of a source file', () => {
  it('are read from literals, with a hole for each value', () => {
    const code =
      "const says = `We pay within ${days} days` + ' and never later';\nimport x from 'all the files';";
    expect(textsIn('a.ts', code)).toEqual(['We pay within … days and never later']);
  });

  it('are read from elements, a block at a time', () => {
    const code = `const a = <li className="all each">Every <b>lock</b> of {name} is {'never'} lost.<p title="Always so">Nobody knows.</p></li>;`;
    expect(textsIn('a.tsx', code)).toEqual(['Every lock of … is never lost.', 'Always so', 'Nobody knows.']);
  });

  it('are neither comments, types, nor SQL', () => {
    const code = "// never ever\ntype A = 'always so';\nconst a = sql`SELECT ALL of it`;";
    expect(textsIn('a.ts', code)).toEqual([]);
  });
});

describe('the list of the harmless', () => {
  it('holds nothing that is not said any more', () => {
    const written = listSourceFiles().flatMap(textsOf).join(' ');
    expect(promiseless.filter((each) => !shown.includes(each) && !written.includes(each))).toEqual([]);
  });
});
