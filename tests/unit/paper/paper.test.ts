import fc from 'fast-check';
import { parseInline, type Paper } from '@/lib/paper/paper';
import { paperText } from '@/lib/paper/paper-text';

const paper = (overrides: Partial<Paper> = {}): Paper => ({
  title: 'Kit',
  summary: 'What it is.',
  updated: '2026-11-21',
  sections: [],
  ...overrides,
});
const withBlocks = (...blocks: Paper['sections'][number]['blocks']) =>
  paperText(paper({ sections: [{ id: 'one', title: 'One', blocks }] }));

describe('the marks in a text', () => {
  it('are strong words, code and links', () => {
    expect(parseInline('Read **this** and `npm test` or [ask](/verify).')).toEqual([
      { kind: 'text', text: 'Read ' },
      { kind: 'strong', text: 'this' },
      { kind: 'text', text: ' and ' },
      { kind: 'code', text: 'npm test' },
      { kind: 'text', text: ' or ' },
      { kind: 'link', text: 'ask', href: '/verify' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('lose no word of a text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const words = parseInline(text).map((part) => part.text);
        if (!/[*`[\]]/.test(text)) expect(words.join('')).toBe(text);
        expect(words.every((word) => text.includes(word))).toBe(true);
      }),
    );
  });
});

describe('a paper as text', () => {
  it('has title, summary, date and sections', () => {
    expect(withBlocks('Hello.')).toBe(
      'Kit\n===\n\nWhat it is.\n\nLast updated: 2026-11-21\n\nOne\n---\n\nHello.\n',
    );
  });

  it('breaks lines at 78 characters and no word', () => {
    const text = withBlocks('evidence '.repeat(60), { kind: 'list', items: ['release '.repeat(40)] });

    expect(text.split('\n').every((line) => line.length <= 78)).toBe(true);
    expect(text.match(/evidence/g)).toHaveLength(60);
    expect(text.match(/release/g)).toHaveLength(40);
  });

  it('writes the address of a link behind its words', () => {
    expect(withBlocks('See [the log](/verify).')).toContain('See the log (/verify).');
  });

  it('numbers a numbered list', () => {
    expect(withBlocks({ kind: 'list', items: ['Lock', 'Pay'], isNumbered: true })).toContain(
      '1. Lock\n2. Pay',
    );
  });

  it('names the column before each cell of a table', () => {
    const table = {
      kind: 'table' as const,
      caption: 'Fees',
      head: ['State', 'Fee'],
      rows: [['Texas', '$10']],
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
