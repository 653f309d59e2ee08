import { parsePaper } from '@/lib/paper/markdown';

const figures = { price: '$99', program: 'const a = 1;\n\nrun(a);' };
const read = (...lines: string[]) =>
  parsePaper(
    ['---', 'title: Kit', 'summary: What it is.', 'updated: 2026-11-21', '---', '', ...lines].join('\n'),
    { file: 'kit.md', figures },
  );
const blocksIn = (...lines: string[]) => read('## One {#one}', '', ...lines).sections[0]?.blocks;

describe('a text in Markdown', () => {
  it('has title, summary and date before it', () => {
    expect(read()).toEqual({ title: 'Kit', summary: 'What it is.', updated: '2026-11-21', sections: [] });
  });

  it('has headings with an anchor that outlives a change of their words', () => {
    expect(read('## 30-day guarantee {#money-back}').sections).toEqual([
      { id: 'money-back', title: '30-day guarantee', blocks: [] },
    ]);
  });

  it('has paragraphs with strong words, code and links', () => {
    expect(blocksIn('Read **this** and `npm test` or', '[ask](/verify).')).toEqual([
      {
        kind: 'paragraph',
        words: [
          { kind: 'text', text: 'Read ' },
          { kind: 'strong', text: 'this' },
          { kind: 'text', text: ' and ' },
          { kind: 'code', text: 'npm test' },
          { kind: 'text', text: ' or ' },
          { kind: 'link', text: 'ask', href: '/verify' },
          { kind: 'text', text: '.' },
        ],
      },
    ]);
  });

  it.each([
    ['- Lock', false],
    ['1. Lock', true],
  ])('has the list %j', (line, isNumbered) => {
    expect(blocksIn(line)).toEqual([{ kind: 'list', items: [[{ kind: 'text', text: 'Lock' }]], isNumbered }]);
  });

  it('has tables with their name in the line before', () => {
    expect(blocksIn('Table: Fees', '', '| State | Fee |', '| --- | --- |', '| Texas | `10` |')).toEqual([
      {
        kind: 'table',
        caption: 'Fees',
        head: ['State', 'Fee'],
        rows: [[[{ kind: 'text', text: 'Texas' }], [{ kind: 'code', text: '10' }]]],
      },
    ]);
  });

  it('has notes, letters, lines to fill in and code', () => {
    const fence = (language: string, ...lines: string[]) => [`\`\`\`${language}`, ...lines, '```', ''];

    expect(
      blocksIn(
        '> Not open.',
        '',
        ...fence('letter', 'Dear [NAME],', '', 'Hello.'),
        ...fence('blanks', 'Date', 'Signature'),
        ...fence('json', '{ "a": 1 }'),
      ),
    ).toEqual([
      { kind: 'note', words: [{ kind: 'text', text: 'Not open.' }] },
      { kind: 'letter', text: 'Dear [NAME],\n\nHello.' },
      { kind: 'blanks', labels: ['Date', 'Signature'] },
      { kind: 'code', text: '{ "a": 1 }', language: 'JSON' },
    ]);
  });
});

describe('a figure', () => {
  it('is put where the text names it, in words and in code', () => {
    expect(blocksIn('It costs **{{price}}**, once.', '', '```js', '{{program}}', '```')).toEqual([
      {
        kind: 'paragraph',
        words: [
          { kind: 'text', text: 'It costs ' },
          { kind: 'strong', text: '$99' },
          { kind: 'text', text: ', once.' },
        ],
      },
      { kind: 'code', text: figures.program, language: 'JavaScript' },
    ]);
  });

  it.each(['prize', 'constructor', ' price ', ''])('that nobody knows stops the build: {{%s}}', (name) => {
    expect(() => blocksIn(`It costs {{${name}}}.`)).toThrow(`kit.md: there is no figure {{${name}}}.`);
  });
});

describe('what nothing draws is refused, with its place', () => {
  it.each([
    ['An *emphasis*.', 'Nothing draws this: emphasis'],
    ['A ~~deletion~~.', 'Nothing draws this: delete'],
    ['![a seal](/seal.svg)', 'Nothing draws this: image'],
    ['One line\\\nand the next.', 'Nothing draws this: break'],
    ['<b>HTML</b>', 'Nothing draws this: html'],
    ['***', 'Nothing draws this: thematicBreak'],
    ['See [^1].\n\n[^1]: A footnote.', 'Nothing draws this: footnoteReference'],
    ['[a]\n\n[a]: /verify', 'Nothing draws this: linkReference'],
    ['A [link](/verify "with a title").', 'A link cannot have a title'],
    ['A [link with **strong** words](/verify).', 'Only plain words can be here, not strong'],
    ['**A [link](/verify)**', 'Only plain words can be here, not link'],
    ['- One\n  - Two', 'A list item or a note is one paragraph'],
    ['- [ ] To do', 'A list item or a note is one paragraph'],
    ['> One.\n>\n> Two.', 'A list item or a note is one paragraph'],
    ['3. Third', 'A numbered list begins with 1'],
    ['| A | B |\n| --- | --- |', 'A table needs a line with its name before it'],
    ['Not a name.\n\n| A | B |\n| --- | --- |', 'A table needs a line with its name before it'],
    ['- Lost?\n\n| A | B |\n| --- | --- |', 'A table needs a line with its name before it'],
    ['Table: T\n\n| A | B |\n| --- | --- |\n| 1 |', 'This row needs 2 cells'],
    ['Table: T\n\n| A | B |\n| --- | --- |\n| 1 | 2 | 3 |', 'This row needs 2 cells'],
    ['### Three {#three}', 'A heading is written ## Title {#anchor}'],
    ['## No anchor', 'A heading is written ## Title {#anchor}'],
  ])('%j', (text, reason) => {
    expect(() => blocksIn(text)).toThrow(/^kit\.md, line \d+: /);
    expect(() => blocksIn(text)).toThrow(reason);
  });

  it('also words before the first heading', () => {
    expect(() => read('Hello.')).toThrow('kit.md, line 7: A text begins with a heading');
  });

  it.each([
    ['## One {#one}', 'does not begin with what it says of itself'],
    ['---\ntitle: Kit\nupdated: 2026-11-21\n---', 'summary'],
    ['---\ntitle: Kit\nsummary: It is.\nupdated: yesterday\n---', 'updated'],
    ['---\ntitle: Kit\nsummary: It is.\nupdated: 2026-11-21\nauthor: Me\n---', 'author'],
  ])('and a head that is not complete: %j', (text, reason) => {
    expect(() => parsePaper(text, { file: 'kit.md', figures })).toThrow(reason);
  });
});
