import { readdirSync, readFileSync } from 'node:fs';
import {
  founderDeclaration,
  intellectualProperty,
  press,
  privacy,
  terms,
} from '@/lib/company/content/papers';
import { socialPosts } from '@/lib/company/content/social-posts';
import { lockPromise, moneyBack } from '@/lib/deeds/content/lock-promise';
import { PAYMENT_DAYS } from '@/lib/deeds/rules/lock';
import { DEED_PROTECTION_CENTS } from '@/lib/payments/rules';
import { toDollars } from '@/lib/values/money';
import { plainWords, type Paper } from '@/lib/paper/paper';
import { getSitePage } from '@/lib/site/site';
import { DEVICE_COOKIE, DEVICE_DAYS } from '@/lib/platform/session/device';
import { limits } from '@/lib/platform/rate-limit';
import { supportTopics } from '@/lib/support/rules/topics';
import { EARLY_ADOPTER_STANDING } from '@/lib/plans/content/early-adopters';
import { plans } from '@/lib/plans/content/plans';
import { RETRIEVAL_DAYS, TRIAL_DAYS, TRIAL_REMINDER_DAYS } from '@/lib/plans/rules/plan-prices';
import { quotasOf } from '@/lib/plans/rules/quotas';
import { WHAT_USES_SPACE } from '@/lib/plans/rules/usage-words';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import { blocksOf, marked, textsOfBlock } from '@/tests/support/paper-words';

const papers: [string, Paper][] = [
  ['terms of service', terms],
  ['privacy policy', privacy],
  ['intellectual property', intellectualProperty],
  ['founder declaration', founderDeclaration],
  ['press', press],
];

const textsOf = (paper: Paper) => [
  ...[paper.title, paper.summary].map(plainWords),
  ...blocksOf(paper).flatMap(textsOfBlock),
];
const wordsOf = (paper: Paper) => textsOf(paper).map(marked).join('\n');

describe.each(papers)('the %s', (_name, paper) => {
  it('has sections with anchors and titles of their own', () => {
    const { sections } = paper;

    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
    sections.forEach(({ id }) => expect(id).toMatch(/^[a-z][a-z-]+$/));
  });

  it('has no empty section, block or cell', () => {
    paper.sections.forEach(({ blocks }) => expect(blocks).not.toHaveLength(0));
    blocksOf(paper).forEach((block) => expect(textsOfBlock(block)).not.toHaveLength(0));
    textsOf(paper).forEach((text) => expect(marked(text)).toMatch(/\S/));
  });

  it('has tables whose rows are complete and have names of their own', () => {
    const tables = blocksOf(paper).filter((block) => block.kind === 'table');

    tables.forEach(({ head, rows }) => {
      rows.forEach((row) => expect(row).toHaveLength(head.length));
      expect(new Set(rows.map(([first = []]) => marked(first))).size).toBe(rows.length);
    });
  });

  it('links only to pages that exist, or to others under https', () => {
    const links = textsOf(paper)
      .flat()
      .filter((part) => part.kind === 'link')
      .map(({ href }) => href);

    expect(links).not.toHaveLength(0);
    links
      .filter((href) => !href.startsWith('https://'))
      .forEach((href) => expect(() => getSitePage(href.split('#')[0] ?? '')).not.toThrow());
  });

  it('prints no email address and no telephone number', () => {
    expect(wordsOf(paper)).not.toMatch(/\S@\S|\+?\d[\d ().-]{8,}\d/);
  });

  it('has no exclamation marks and leaves no mark of the text unread', () => {
    const shown = textsOf(paper).flat();

    shown.forEach(({ kind, text }) => expect(kind === 'code' ? '' : text).not.toMatch(/[!`[\]]|\*\*/));
  });
});

describe('the terms of service', () => {
  it('are of one date, and quote that of the first version where they list the versions', () => {
    const { sections } = terms;
    const versions = sections.filter(({ id }) => id === 'changes');
    const others = sections.filter(({ id }) => id !== 'changes');
    expect(wordsOf({ ...terms, sections: versions })).toContain('Last updated: January 7, 2025');
    expect(wordsOf({ ...terms, sections: versions })).toContain('November 25, 2026');
    expect(wordsOf({ ...terms, sections: others })).not.toContain('2025');
    expect(wordsOf(terms)).toContain('These terms are of November 30, 2026');
    expect(terms.updated).toBe('2026-11-30');
  });

  it('promise what the service does, in its own words and numbers', () => {
    const words = wordsOf(terms);

    expect(words).toContain(lockPromise);
    expect(words).toContain(moneyBack);
    expect(words).toContain(`$${toDollars(DEED_PROTECTION_CENTS)} once per property`);
    expect(words).toContain(`pay within ${PAYMENT_DAYS} days`);
    expect(words).toContain('unlock code of 12 characters');
  });

  it.each([
    '14-day free trial',
    'retrieved for 30 days',
    'prorated',
    '$25, or $50 for a mobile visit',
    'Net 15',
    'We give no legal advice',
    'independent public officer',
    'never charged per page',
  ])('say "%s"', (words) => expect(wordsOf(terms)).toContain(words));

  it('say of plans what the code gives and does', () => {
    const { none, basic, professional } = quotasOf;
    const words = wordsOf(terms);

    [
      `up to ${none.documents} documents and ${formatBytes(none.storageBytes)} for each account, at no cost. ${WHAT_USES_SPACE}`,
      `Basic Protection: ${basic.documents} new documents in a calendar month (UTC) and ${formatBytes(basic.storageBytes)}`,
      `Professional Guard: any number of documents and ${formatBytes(professional.storageBytes)}`,
      `${TRIAL_DAYS}-day free trial, once for each account`,
      `We remind you ${TRIAL_REMINDER_DAYS} days before the trial ends`,
      `retrieved for ${RETRIEVAL_DAYS} days after a plan ends. We do not delete it after that`,
      'The add-ons on the pricing page are not for sale yet',
    ].forEach((said) => expect(words).toContain(said));
    expect(words).not.toContain('cannot be bought here yet');
  });
});

describe('the topics of the contact form', () => {
  const labels = supportTopics.map(({ label }) => label);

  it('are there for all that the terms send there', () => {
    expect(wordsOf(terms)).toContain(
      'whatever it is about: refunds, accounts, legal notices, weaknesses in security.',
    );
    expect(labels).toEqual(
      expect.arrayContaining(['A refund', 'My account', 'A legal notice', 'A weakness in security']),
    );
  });

  it.each([
    ['terms', terms, 'A refund'],
    ['privacy policy', privacy, 'My personal data'],
    ['founder declaration', founderDeclaration, 'A weakness in security'],
  ])('have the name that the %s use', (_name, paper, label) => {
    expect(wordsOf(paper)).toContain(`“${label}”`);
    expect(labels).toContain(label);
  });
});

describe('the privacy policy', () => {
  it('says for how long tries are counted at most', () => {
    const longest = Math.max(...Object.values(limits).map(({ windowSeconds }) => windowSeconds));
    expect(longest).toBe(24 * 60 * 60);
    expect(wordsOf(privacy)).toContain(
      'Until their window ends, at most a day, then deleted by an hourly job',
    );
  });

  it('promises no notice of a new use that nothing here sends', () => {
    const changes = wordsOf({ ...privacy, sections: privacy.sections.filter(({ id }) => id === 'changes') });
    expect(changes).toContain('Nothing is sent to your account about it beforehand');
    expect(changes).not.toMatch(/days before|in advance|we will tell you/i);
  });

  it('quotes earlier texts to the word, behind what is so', () => {
    expect(wordsOf(privacy)).toContain('“This platform complies with GDPR, CCPA and CPRA.”');
    expect(wordsOf(privacy)).toContain(
      '“Transactions are kept for 7 years and security logs for 2 years” and “Security logs are kept for 10 years”. Neither is built in.',
    );
    expect(wordsOf(privacy)).toContain('“Security incidents are disclosed within 24 hours.”');
  });

  it('names everything that the pages keep in a browser', () => {
    const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.tsx?$/.test(file),
    );
    const sources = files.map((file) => readFileSync(`components/${file}`, 'utf8'));
    const keys = sources.flatMap((source) =>
      [...source.matchAll(/= deviceStore\((?:'(.+?)')?/g)].map(([, name]) => name),
    );
    const drafts = sources
      .filter((source) => /= (?:draftStore[<(]|(?:formDrafts|linkSecrets)\()/.test(source))
      .map(
        (source) =>
          (
            /= (?:formDrafts|linkSecrets)\('(.+?)'/.exec(source) ??
            /(?:name: |const NAME = )'(.+?)'/.exec(source)
          )?.[1],
      );

    expect(keys).toEqual(expect.arrayContaining(['user', 'session-ended', 'theme']));
    expect(drafts).toEqual(expect.arrayContaining(['invoice', 'protect', 'position-shared', 'waitlist']));
    keys.forEach((key) => expect(wordsOf(privacy)).toContain(`\`${key}\``));
    drafts.forEach((name) => expect(wordsOf(privacy)).toContain(`\`draft/…/${name}\``));
  });

  it.each(['session-token', 'csrf-token', 'callback-url'])('names the cookie next-auth.%s', (name) =>
    expect(wordsOf(privacy)).toContain(`\`next-auth.${name}\``),
  );

  it('names the cookie of a device, and for how long it is known', () => {
    expect(wordsOf(privacy)).toContain(`\`${DEVICE_COOKIE}\``);
    expect(DEVICE_DAYS).toBe(365);
    expect(wordsOf(privacy)).toContain('A year from the last login with it');
  });

  it.each([
    'We do not sell your data',
    'no trackers',
    'Deleted 30 days after the visit',
    'Anyone who has a file whose hash you entered',
    'we delete the salt and the record',
  ])('says "%s"', (words) => expect(wordsOf(privacy)).toContain(words));
});

describe('the page on intellectual property', () => {
  it('gives a status for both names and claims no registration or patent', () => {
    expect(wordsOf(intellectualProperty)).toContain('DeedGuard™ and GuardSign™ are used as trademarks.');
    expect(wordsOf(intellectualProperty)).toContain('No registration is claimed here.');
    expect(wordsOf(intellectualProperty)).toContain('We hold no granted patent.');
  });
});

describe('the founder declaration', () => {
  it('says what a lock cannot do', () => {
    expect(wordsOf(founderDeclaration)).toContain('A lock cannot stop a county from recording a deed.');
  });

  it('gives a check with every promise', () => {
    const [promises] = founderDeclaration.sections.find(({ id }) => id === 'promises')?.blocks ?? [];

    expect(promises).toMatchObject({ kind: 'table', head: ['I declare', 'How you check it'] });
  });
});

describe('the press page', () => {
  it('quotes the early adopter offer after what holds of it today, and offers it nowhere else', () => {
    const words = wordsOf(press);
    const quote = 'Early adopters receive 50% off the first year.';
    expect(words.split(quote)).toHaveLength(2);
    expect(words.indexOf(EARLY_ADOPTER_STANDING)).toBeGreaterThan(-1);
    expect(words.indexOf(EARLY_ADOPTER_STANDING)).toBeLessThan(words.indexOf(quote));
    expect(socialPosts.filter(({ text }) => text.includes('50%'))).toEqual([]);
  });

  it('halves the prices of the plans', () => {
    const words = wordsOf(press);

    plans.forEach(({ name, monthlyCents, yearlyCents }) => {
      expect(words).toContain(`${name}\n${halved(monthlyCents)}\n${halved(yearlyCents)}`);
    });
  });

  it.each(socialPosts)('has launch copy that fits $channel and promises no more than the truth', (post) => {
    expect(post.text.length).toBeLessThanOrEqual(post.maxCharacters);
    expect(post.text).toContain('cannot stop a county from recording a deed');
  });
});

function halved(cents: number): string {
  return `${inDollars(cents / 2)} instead of ${inDollars(cents)}`;
}

function inDollars(cents: number): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits })}`;
}
