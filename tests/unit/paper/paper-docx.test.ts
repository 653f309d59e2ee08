import { strFromU8, unzipSync } from 'fflate';
import { plainWords, type Paper } from '@/lib/paper/paper';
import { paperDocx } from '@/lib/paper/paper-docx';

const paper: Paper = {
  title: 'A & B',
  summary: 'For <everybody>',
  updated: '2026-11-23',
  sections: [
    {
      id: 'words',
      title: 'Words',
      blocks: [
        { kind: 'letter', text: 'Dear Sir\n\nSincerely' },
        { kind: 'list', isNumbered: true, items: [plainWords('one'), plainWords('two')] },
        { kind: 'table', caption: 'T', head: ['', ''], rows: [[plainWords('a'), plainWords('b')]] },
        { kind: 'blanks', labels: ['Name'] },
      ],
    },
  ],
};

const xmlOf = (file: Uint8Array) => strFromU8(unzipSync(file)['word/document.xml']!);

/** Names of elements that are open at the end: none of a well-formed text. */
function openElements(xml: string): string[] {
  const open: string[] = [];
  for (const [, end, name, empty] of xml.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name!);
  }
  return open;
}

describe('a paper as a file of a word processor', () => {
  it('has the parts that ECMA-376 asks for', () => {
    expect(Object.keys(unzipSync(paperDocx(paper))).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'word/document.xml',
    ]);
  });

  it('is well-formed, with its words as words', () => {
    const xml = xmlOf(paperDocx(paper));
    expect(openElements(xml)).toEqual([]);
    const texts = Array.from(xml.matchAll(/<w:t [^>]*>([^<]*)<\/w:t>/g), ([, text]) => text);
    expect(texts).toEqual([
      'A &amp; B',
      'For &lt;everybody&gt;',
      'Words',
      'Dear Sir',
      '',
      'Sincerely',
      '1. one',
      '2. two',
      'a',
      'b',
      '',
      `Name: ${'_'.repeat(36)}`,
    ]);
  });

  it('leaves out what no XML may hold', () => {
    const blocks = [{ kind: 'letter' as const, text: 'Ada\uFFFE \u0001Lovelace\uFFFF 👩‍🔬' }];
    const file = paperDocx({ ...paper, sections: [{ id: 'words', title: 'Words', blocks }] });
    expect(xmlOf(file)).toContain('>Ada Lovelace 👩‍🔬<');
  });
});
