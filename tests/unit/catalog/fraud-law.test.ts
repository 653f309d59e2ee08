import { findLaw, lawQuestions, type LawQuestion } from '@/lib/catalog/content/fraud-law';
import { fraudLaws } from '@/lib/catalog/content/fraud-law-states';

const questions = Object.keys(lawQuestions) as LawQuestion[];
const answers = Object.entries(fraudLaws).flatMap(([state, law]) =>
  questions.map((question) => ({ state, question, facts: law?.[question] ?? [] })),
);
const facts = answers.flatMap((each) => each.facts);

/** Where a state or the nation keeps its own law. */
const isOfGovernment = (url: string) => /^https?:\/\/(?:[\w-]+\.)*(?:gov|state\.[a-z]{2}\.us)\//.test(url);

describe('the law after a forged recording', () => {
  it('names the address at which each of its texts was read', () => {
    expect(facts.filter(({ source }) => !source.url).map(({ source }) => source.title)).toEqual([]);
  });

  it('calls a statute what was read at the address of a government, and nothing else', () => {
    for (const { source } of facts) {
      expect([source.title, source.kind]).toEqual([
        source.title,
        isOfGovernment(source.url ?? '') ? 'statute' : 'secondary',
      ]);
    }
  });

  it('says in the title of a copy whose it is, since a paper prints the title alone', () => {
    const copies = facts
      .filter(({ source }) => source.kind === 'secondary')
      .map(({ source }) => source.title);
    expect(copies.filter((title) => !/\b(?:copy|summary|quotes)\b|, on /.test(title))).toEqual([]);
  });

  it.each(answers)(
    'tells the answers for $state ($question) apart by their titles',
    ({ state, question }) => {
      const titles = findLaw(state, question).map(({ source }) => source.title);
      expect(titles).toEqual([...new Set(titles)]);
    },
  );

  it('knows of Texas what counts since 2025: theft of real property, and a review of deeds by a court', () => {
    const texas = (question: LawQuestion) =>
      findLaw('TX', question)
        .map(({ value }) => value)
        .join(' ');
    expect(texas('crime')).toContain('Since December 4, 2025, transferring real property');
    expect(texas('court')).toContain('Since September 1, 2025 an owner may ask a court to review');
  });

  it('does not let the owner of a New York home believe that six years are the end of every claim', () => {
    const time = findLaw('NY', 'time').map(({ value }) => value);
    expect(time.join(' ')).toContain('did not bar a claim to cancel a mortgage that rested on a forged deed');
  });
});
