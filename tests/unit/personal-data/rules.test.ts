import { exportedFiles, exportReadme } from '@/lib/personal-data/content/readme';
import { uniqueNames } from '@/lib/personal-data/rules/file-names';
import { blockersOf } from '@/lib/personal-data/rules/deletion-blockers';
import { DIRECT_BYTES, exportEnds, isLarge } from '@/lib/personal-data/rules/size';
import { getSitePage } from '@/lib/site/site';

describe('the names of files in an archive', () => {
  it('are given once in a folder, whatever the letter case', () => {
    const name = uniqueNames();
    expect([
      name('a', 'deed.pdf'),
      name('a', 'Deed.PDF'),
      name('a', 'deed.pdf'),
      name('b', 'deed.pdf'),
    ]).toEqual(['a/deed.pdf', 'a/Deed (2).PDF', 'a/deed (3).pdf', 'b/deed.pdf']);
  });

  it.each([
    ['../../etc/passwd', 'a/__.._etc_passwd'],
    ['C:\\deed?.pdf', 'a/C__deed_.pdf'],
    ['..', 'a/_'],
    ['', 'a/_'],
    ['deed.', 'a/deed_'],
    ['no ending', 'a/no ending'],
  ])('are safe to unpack anywhere: %s', (wanted, path) => {
    expect(uniqueNames()('a', wanted)).toBe(path);
  });

  it('are apart also without an ending', () => {
    const name = uniqueNames();
    expect([name('a', 'deed'), name('a', 'deed')]).toEqual(['a/deed', 'a/deed (2)']);
  });
});

describe('an export', () => {
  it.each([
    [{ bytes: DIRECT_BYTES, papers: 60 }, false],
    [{ bytes: DIRECT_BYTES + 1, papers: 0 }, true],
    [{ bytes: 0, papers: 61 }, true],
  ])('of %p is large: %p', (size, large) => {
    expect(isLarge(size)).toBe(large);
  });

  it('ends a day after it is ready', () => {
    expect(exportEnds(new Date('2026-11-20T15:00:00Z'))).toEqual(new Date('2026-11-21T15:00:00Z'));
  });

  it('begins with a text that names its time, its account and every list', () => {
    const text = exportReadme({ at: new Date('2026-11-20T15:00:00Z'), email: 'ada@example.com' });
    expect(text).toContain('2026-11-20T15:00:00.000Z');
    expect(text).toContain('ada@example.com');
    for (const { file, holds } of exportedFiles) expect(text).toContain(`${file}\n  ${holds}`);
  });
});

describe('what hinders a deletion', () => {
  const none = {
    locks: 0,
    requests: 0,
    visits: 0,
    bills: 0,
    invoices: 0,
    plan: 0,
    credits: 0,
    refunds: 0,
    organization: 0,
    disputes: 0,
    reports: 0,
    hold: 0,
  };

  it('is nothing where nothing is open', () => {
    expect(blockersOf(none)).toEqual([]);
  });

  it('is said with how many there are, and leads to a page of ours', () => {
    const all = blockersOf(Object.fromEntries(Object.keys(none).map((kind) => [kind, 3])) as typeof none);
    expect(all.map(({ kind }) => kind)).toEqual(Object.keys(none));
    for (const { says, settle, kind } of all) {
      expect(says).toMatch(kind === 'plan' ? /^Your plan/ : /\b3\b/);
      expect(says).not.toContain('#');
      expect(getSitePage(settle.href.split(/[?#]/)[0]!)).toBeDefined();
    }
  });

  it('is a plan that was cancelled already, with the day on which it has run out', () => {
    const planEndsAt = new Date('2027-03-05T10:00:00Z');
    expect(blockersOf({ ...none, plan: 1 }, { planEndsAt })[0]?.says).toBe(
      'Your plan is cancelled and runs until March 5, 2027 (UTC). You can delete the account after that day.',
    );
    expect(blockersOf({ ...none, plan: 1 })[0]?.says).toContain('Cancel it');
  });

  it('is said of one', () => {
    expect(blockersOf({ ...none, refunds: 1 })[0]?.says).toBe(
      'A refund is on its way to you. Banks usually take 5 to 10 days.',
    );
  });
});
