import { claims } from '@/lib/company/content/claims/claims';
import { exemptInSource } from '@/lib/company/content/claims/source-figures';
import { formOf, sentencesOf, standsIn } from '@/tests/support/absolute-words';
import { strangeFigures } from '@/tests/support/figures';
import { pageText } from '@/tests/support/page-text';
import { listSourceFiles, textsOf } from '@/tests/support/source-text';
import { sweptPages } from '@/tests/support/swept-pages';

const claimed = Object.values(claims).flat();
/** Facts of law, each with date and source: the tests of the catalog look at them. */
const isOfTheCatalog = (file: string) =>
  /^lib\/(?:catalog|pricing\/content|generator\/(?:content|rules\/compliance))\//.test(file);

function strangersIn(file: string): string[] {
  const said = claimed.filter(({ on }) => on.includes(file)).map(({ says }) => says);
  return textsOf(file)
    .flatMap(sentencesOf)
    .filter((each) => formOf(each) !== 'what the reader is asked to do')
    .filter((each) => !said.some((says) => strangeFigures(each.replace(says, '')).length === 0))
    .flatMap((each) => strangeFigures(each).map((strange) => ({ strange, each })))
    .filter(
      ({ strange }) =>
        !exemptInSource.some(({ of, like }) => (of === null || of === file) && like.test(strange)),
    )
    .filter(({ each }) => !standsIn(shown, each))
    .map(({ strange, each }) => `${file}: ${strange} in “${each}”`);
}

let shown = '';
beforeAll(async () => {
  shown = (await Promise.all(sweptPages.map(pageText))).join(' ');
});

describe('a figure that is written out on a screen, in an email, a notice or a paper', () => {
  it('is that of a constant, stands on a public page, is claimed, or has its reason in the list', () => {
    expect(
      listSourceFiles()
        .filter((file) => !isOfTheCatalog(file))
        .flatMap(strangersIn),
    ).toEqual([]);
  });

  it('is no longer in that list once it is gone', () => {
    const idle = exemptInSource.filter(
      ({ of, like }) => of !== null && !strangeFigures(textsOf(of).join(' ')).some((each) => like.test(each)),
    );
    expect(idle).toEqual([]);
  });
});
