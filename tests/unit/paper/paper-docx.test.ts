import { unzipSync } from 'fflate';
import { plainWords, type Paper } from '@/lib/paper/paper';
import { paperDocx } from '@/lib/paper/paper-docx';
import { openElements, xmlOf } from '@/tests/support/docx';

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

  it('keeps what is strong bold, and nothing else', () => {
    const blocks = [
      {
        kind: 'paragraph' as const,
        words: [
          { kind: 'strong' as const, text: 'Read' },
          { kind: 'text' as const, text: ' this ' },
          { kind: 'code' as const, text: 'now' },
        ],
      },
    ];
    const xml = xmlOf(paperDocx({ ...paper, sections: [{ id: 'words', title: 'Words', blocks }] }));
    expect(xml).toMatch(/<w:b\/><w:sz w:val="22"\/><\/w:rPr><w:t [^>]*>Read<\/w:t>/);
    expect(xml).toMatch(/<w:rPr><w:sz w:val="22"\/><\/w:rPr><w:t [^>]*> this now<\/w:t>/);
  });

  it('leaves out what no XML may hold', () => {
    const blocks = [{ kind: 'letter' as const, text: 'Ada\uFFFE \u0001Lovelace\uFFFF 👩‍🔬' }];
    const file = paperDocx({ ...paper, sections: [{ id: 'words', title: 'Words', blocks }] });
    expect(xmlOf(file)).toContain('>Ada Lovelace 👩‍🔬<');
  });
});
