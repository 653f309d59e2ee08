import { stateCode, statesAndDistrict } from '@/lib/catalog/content/states-and-district';
import { paperText } from '@/lib/paper/paper-text';
import { readTitleChain } from '@/lib/properties/rules/title-chain';
import { NO_LEGAL_ADVICE } from '@/lib/recovery/content/advice';
import { findLaw, lawQuestions, type LawQuestion } from '@/lib/catalog/content/fraud-law';
import { listLaw, listSteps } from '@/lib/recovery/content/checklist';
import { writeLetters } from '@/lib/recovery/drawing/letters';
import { FILL_IN, type PackFacts } from '@/lib/recovery/rules/pack-facts';
import { checklistPaper, packReadme, recordedPaper, wholePaper } from '@/lib/recovery/drawing/pack-paper';
import { recordedDeed } from '@/tests/support/recorded-deed';
import { deed } from '@/tests/support/title';

const facts: PackFacts = {
  caseId: '7K2M-QX40',
  reportedAt: new Date('2026-11-23T10:00:00Z'),
  madeOn: '2026-11-24',
  reporter: { name: 'Ada Lovelace', email: 'ada@example.com' },
  summary: 'A deed that I did not sign',
  details: 'I was abroad.',
  property: { address: '12 Main St, Austin, TX 78701', county: 'Travis County', state: 'TX', parcel: null },
  lock: {
    ownerName: 'Ada Lovelace',
    lockedAt: new Date('2026-03-01T10:00:00Z'),
    logIndex: 17,
    releasedAt: null,
  },
  alert: null,
  recording: recordedDeed,
  chain: readTitleChain([
    deed('1', '2010-01-31', 'SMITH JANE', 'LOVELACE ADA'),
    deed('2026123456', '2026-11-20', 'STRANGER SAM', 'XANADU HOLDINGS LLC', 'QUITCLAIM DEED'),
  ]),
  proofs: [{ file: 'proofs/lock.html', about: 'Your statement', at: new Date('2026-03-01T10:00:00Z') }],
  site: 'https://deedguard.example',
};
const oneLine = (text: string) => text.replace(/\n +\| /g, ' ').replace(/\s+/g, ' ');
const wordsOf = (name: string, part: Partial<PackFacts> = {}) =>
  oneLine(paperText(writeLetters({ ...facts, ...part }).find((letter) => letter.name === name)!.paper));

describe('the letters of a pack', () => {
  it('are to the recorder, the police and the title insurer, with a worksheet for the FBI', () => {
    expect(writeLetters(facts).map(({ name }) => name)).toEqual([
      'letter-county-recorder',
      'letter-police',
      'letter-title-insurer',
      'worksheet-fbi-ic3',
    ]);
  });

  it.each(['letter-county-recorder', 'letter-police', 'letter-title-insurer'])(
    '%s says who, what, and what was there before',
    (name) => {
      const words = wordsOf(name);
      expect(words).toContain('12 Main St, Austin, TX 78701 (Travis County, TX)');
      expect(words).toContain('QUITCLAIM DEED, instrument 2026123456, recorded on November 20, 2026');
      expect(words).toContain('from LOVELACE ADA to XANADU HOLDINGS LLC');
      expect(words).toContain(
        'entry 17, since March 1, 2026 at 10:00 AM UTC. That is before the day of the recording.',
      );
      expect(words).toContain('does not decide who holds title');
      expect(words).toContain('case 7K2M-QX40');
      expect(words).toContain('I was abroad.');
    },
  );

  it('say what the pack holds to go with them, and leave room where it holds nothing', () => {
    const chain = readTitleChain([]);
    expect(wordsOf('letter-police')).toContain(
      'Enclosed: what was recorded; the chain of title as far as it is known; the proof of my statement.',
    );
    expect(wordsOf('letter-police', { recording: null, chain })).toContain(
      'Enclosed: the proof of my statement.',
    );
    expect(wordsOf('letter-police', { recording: null, chain, lock: null, proofs: [] })).toContain(
      `Enclosed: ${FILL_IN}.`,
    );
  });

  it.each(writeLetters(facts).map(({ name }) => name))('%s says that it is no legal advice', (name) => {
    expect(wordsOf(name)).toContain(NO_LEGAL_ADVICE);
  });

  it('say that a lock came later where it did', () => {
    const lock = { ...facts.lock!, lockedAt: new Date('2026-11-20T10:00:00Z') };
    expect(wordsOf('letter-police', { lock })).toContain('That is not before the day of the recording.');
  });

  it('say that the lock has ended where it has', () => {
    const lock = { ...facts.lock!, releasedAt: new Date('2026-10-01T10:00:00Z') };
    expect(wordsOf('letter-police', { lock })).toContain('The lock ended on October 1, 2026');
    expect(wordsOf('letter-police')).not.toContain('The lock ended');
  });

  it('leave room for what we do not know, and make up no address', () => {
    const words = wordsOf('letter-county-recorder', { recording: null, lock: null });
    expect(words).toContain(`${FILL_IN}: the document, its number`);
    expect(words).not.toMatch(/evidence log|undefined|null/);
    expect(wordsOf('letter-title-insurer')).toContain(`${FILL_IN}: the insurer`);
  });

  it('take words of the reporter as words', () => {
    expect(wordsOf('letter-police', { details: '5 < 7 & [x](https://evil.example)' })).toContain(
      '5 < 7 & [x](https://evil.example)',
    );
  });
});

describe('the checklist', () => {
  it('names the letter of each step that has one', () => {
    const named = listSteps().flatMap(({ letter }) => letter ?? []);
    expect(named.sort()).toEqual(
      writeLetters(facts)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.each(statesAndDistrict)(
    'says of $name what is known with source and month, and of the rest that it is unknown',
    ({ code, name }) => {
      const { answers } = listLaw(code);
      expect(answers.map(({ question }) => question)).toEqual(Object.values(lawQuestions));
      for (const { facts: known, unknown } of answers) {
        expect(known.length === 0).toBe(unknown !== null);
        if (unknown) expect(unknown).toContain(`Unknown: we have no source for this in ${name}`);
        for (const { asOf, source } of known) {
          expect(asOf).toMatch(/^\d{4}-\d{2}$/);
          expect(source.title).not.toBe('');
        }
      }
    },
  );

  it('makes up no deadline: of most states it is unknown', () => {
    const known = statesAndDistrict.filter(({ code }) => findLaw(code, 'time').length > 0);
    expect(known.map(({ code }) => code).sort()).toEqual(['CA', 'FL', 'NV', 'NY', 'TX', 'WA', 'WI']);
    const vermont = { ...facts, property: { ...facts.property, state: 'VT' } };
    const words = oneLine(paperText(checklistPaper(vermont)));
    expect(words.match(/Unknown: we have no source for this in Vermont/g)).toHaveLength(4);
  });

  it('takes over what the catalog knows of a recorder', () => {
    expect(
      findLaw('TX', 'record')
        .map(({ value }) => value)
        .join(' '),
    ).toContain('affidavit');
    expect(
      (Object.keys(lawQuestions) as LawQuestion[]).flatMap((question) => findLaw('DC', question)),
    ).toEqual([]);
  });
});

describe('what was recorded', () => {
  it('tells the index and the chain, with its break', () => {
    const words = oneLine(paperText(recordedPaper(facts)));
    expect(words).toContain('Instrument : 2026123456');
    expect(words).toContain('Break: no recording before it conveys to STRANGER SAM');
    expect(words).toContain('It is not a title search');
  });

  it('says that nothing is known where nothing is', () => {
    const words = oneLine(paperText(recordedPaper({ ...facts, recording: null, chain: readTitleChain([]) })));
    expect(words).toContain('No recording is tied to this case');
    expect(words).toContain('we cannot show a chain of title');
  });
});

describe('the whole pack', () => {
  it('holds everything in one paper, and says first that it is no legal advice', () => {
    const words = oneLine(paperText(wholePaper(facts)));
    for (const part of [
      'The recording',
      'Chain of title',
      'What to do by when',
      'Letter to the police',
      'proofs/lock.html',
    ]) {
      expect(words).toContain(part);
    }
    expect(words.indexOf(NO_LEGAL_ADVICE.slice(0, 30))).toBeLessThan(words.indexOf('The recording'));
  });

  it('has a first file that says what is in it', () => {
    expect(packReadme(facts)).toContain(NO_LEGAL_ADVICE);
    expect(packReadme({ ...facts, proofs: [] })).not.toContain('proofs/');
  });
});

describe('the code of a state', () => {
  it.each([
    ['TX', 'TX'],
    ['tx ', 'TX'],
    ['New York', 'NY'],
    ['district of columbia', 'DC'],
    ['Xanadu', null],
    ['', null],
  ])('of %j is %s', (text, code) => {
    expect(stateCode(text)).toBe(code);
  });
});
