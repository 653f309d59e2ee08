import { plainWords, type Block, type Paper } from '@/lib/paper/paper';
import { paperText } from '@/lib/paper/paper-text';

const paper = (overrides: Partial<Paper> = {}): Paper => ({
  title: 'Kit',
  summary: 'What it is.',
  updated: '2026-11-21',
  sections: [],
  ...overrides,
});
const paragraph = (text: string): Block => ({ kind: 'paragraph', words: plainWords(text) });
const withBlocks = (...blocks: Block[]) =>
  paperText(paper({ sections: [{ id: 'one', title: 'One', blocks }] }));

describe('a paper as text', () => {
  it('has title, summary, date and sections', () => {
    expect(withBlocks(paragraph('Hello.'))).toBe(
      'Kit\n===\n\nWhat it is.\n\nLast updated: November 21, 2026\n\nOne\n---\n\nHello.\n',
    );
  });

  it('breaks lines at 78 characters and no word', () => {
    const text = withBlocks(paragraph('evidence '.repeat(60)), {
      kind: 'list',
      items: [plainWords('release '.repeat(40))],
      isNumbered: false,
    });

    expect(text.split('\n').every((line) => line.length <= 78)).toBe(true);
    expect(text.match(/evidence/g)).toHaveLength(60);
    expect(text.match(/release/g)).toHaveLength(40);
  });

  it('writes the address of a link behind its words', () => {
    const words = [
      ...plainWords('See '),
      { kind: 'link' as const, text: 'the log', href: '/verify' },
      ...plainWords('.'),
    ];

    expect(withBlocks({ kind: 'paragraph', words })).toContain('See the log (/verify).');
  });

  it('numbers a numbered list', () => {
    const items = ['Lock', 'Pay'].map(plainWords);

    expect(withBlocks({ kind: 'list', items, isNumbered: true })).toContain('1. Lock\n2. Pay');
  });

  it('names the column before each cell of a table', () => {
    const table = {
      kind: 'table' as const,
      caption: 'Fees',
      head: ['State', 'Fee'],
      rows: [['Texas', '$10'].map(plainWords)],
    };

    expect(withBlocks(table)).toContain('Fees\n\nState: Texas\n  Fee: $10');
  });

  it('leaves a line to write on behind each blank', () => {
    expect(withBlocks({ kind: 'blanks', labels: ['Grantor'] })).toMatch(/Grantor: _{20,}/);
  });

  it('keeps the lines of a letter, and breaks those that are too long', () => {
    const text = withBlocks({ kind: 'letter', text: `Dear neighbor,\n\n${'evidence '.repeat(20)}` });

    expect(text).toContain('    Dear neighbor,\n\n    evidence');
    expect(text.split('\n').every((line) => line.length <= 78)).toBe(true);
  });

  it('keeps the lines of code, and leaves empty ones empty', () => {
    expect(withBlocks({ kind: 'code', text: 'a\n\n  b' })).toContain('    a\n\n      b');
  });
});
