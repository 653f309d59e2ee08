import { historyPaper, type PrintedHistory } from '@/lib/properties/drawing/history-paper';
import { aHistory, anEntry } from '@/tests/support/property-history';
import { readTitleChain } from '@/lib/properties/rules/title-chain';
import { aRecording, deed } from '@/tests/support/title';

const textOf = (history: ReturnType<typeof aHistory>) => textFor({ ...history, sharedBy: null });
const textFor = (history: PrintedHistory) =>
  JSON.stringify(historyPaper(history, new Date('2026-11-23T12:00:00Z')));

describe('the paper of a history', () => {
  it('says that it is no title search, no advice and no proof', () => {
    expect(textOf(aHistory())).toContain('It is not a title search, not legal advice and not a proof.');
  });

  it('says whose it is in the hands of another member, and nothing of alerts to look at', () => {
    const text = textFor({ ...aHistory(), alerts: null, sharedBy: 'Grace Hopper' });

    expect(text).toContain('This is what Grace Hopper shares of the property');
    expect(text).toContain('It is not a title search, not legal advice and not a proof.');
    expect(text).not.toContain('Open alerts');
  });

  it('says what is empty', () => {
    const text = textOf(aHistory());

    for (const words of [
      'There are no entries to show.',
      'No alert waited',
      'We were given no deed of this property.',
    ])
      expect(text).toContain(words);
  });

  it('says that older entries are left out, and how many there are', () => {
    const entries = [anEntry({ title: 'WARRANTY DEED 1' })];

    expect(textOf(aHistory({ entries, next: '1.0.x' }))).toContain(
      'Older entries are left out: these are the latest 1.',
    );
    expect(textOf(aHistory({ entries }))).not.toContain('left out');
  });

  it('counts alerts that it does not list', () => {
    const listed = [
      { id: 'a', level: 'HIGH' as const, title: 'A lien', createdAt: '2026-03-02T08:00:00.000Z' },
    ];
    const counts = { CRITICAL: 0, HIGH: 3, MEDIUM: 0, LOW: 0 };

    expect(textOf(aHistory({ alerts: { counts, listed } }))).toContain('2 more.');
  });

  it('has what a release is of that names nothing', () => {
    const chain = readTitleChain([
      deed('1', '2001-01-01', 'DOE JOHN', 'SMITH JANE'),
      aRecording('release', '9', '2009-01-01', 'BIG BANK NA', 'ROE RICHARD', 'REL'),
    ]);

    expect(textOf(aHistory({ chain }))).toContain('REL 9 of Jan 1, 2009');
  });

  it('says that older recordings are left out of the chain', () => {
    const chain = { ...readTitleChain([deed('1', '2001-01-01', 'DOE JOHN', 'SMITH JANE')]), isCut: true };

    expect(textOf(aHistory({ chain }))).toContain('Older recordings are left out.');
  });

  it('cuts what would fill a page, and says which characters it cannot draw', () => {
    const text = textOf(aHistory({ entries: [anEntry({ title: '張', details: ['x'.repeat(5_000)] })] }));

    expect(text).toContain('stands for a character that this page cannot draw');
    expect(text).not.toContain('x'.repeat(700));
  });
});
