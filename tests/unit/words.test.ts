import { readdirSync, readFileSync } from 'node:fs';
import { listSourceFiles, textsOf } from '@/tests/support/source-text';

/** docs/words.md has one word for what opens a session and for what ends it. */
const OTHER = /\bsign(?:s|ed|ing)?(?: (?:it|you|them|nobody|somebody))?[- ](?:in|out)s?\b/gi;

/** Not ours, not for people, or another thing that is signed. */
const fine = [
  'signed in ink', // a paper
  'signed-in=', // a cookie
  '`signed-in`',
  'sign-in tries', // a seed of ids
];

const papers = readdirSync('lib/company/content')
  .filter((name) => name.endsWith('.md'))
  .map((name) => `lib/company/content/${name}`);

function othersIn(text: string): string[] {
  return fine.reduce((left, each) => left.replaceAll(each, ''), text).match(OTHER) ?? [];
}

describe('what opens and ends a session', () => {
  it('is to log in and to log out in every text for people', () => {
    const found = listSourceFiles().flatMap((file) =>
      textsOf(file).flatMap((text) => othersIn(text).map((word) => `${file}: ${word} in “${text}”`)),
    );
    expect(found).toEqual([]);
  });

  it.each(papers)('is called the same in %s', (file) => {
    expect(othersIn(readFileSync(file, 'utf8'))).toEqual([]);
  });

  it.each(['Sign in', 'You are signed out.', 'It signs you in.', 'each sign-in'])(
    'is found by another word: %s',
    (text) => {
      expect(othersIn(text)).not.toEqual([]);
    },
  );

  it('keeps the two buttons that are quoted', () => {
    expect(readFileSync('components/accounts/account-menu.tsx', 'utf8')).toContain('>Login<');
    expect(readFileSync('components/notary/client/dashboard/dashboard-header.tsx', 'utf8')).toContain(
      'Logout',
    );
  });
});
