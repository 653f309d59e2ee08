import { unzipSync } from 'fflate';
import { templateSources } from '@/lib/generator/content/templates';
import { fillTemplate } from '@/lib/generator/drawing/fill-template';
import { legalDocx } from '@/lib/generator/drawing/legal-docx';
import { openElements, xmlOf } from '@/tests/support/docx';
import { examplesOf, templateOf } from '@/tests/support/generator';

function docxOf(id: string): Uint8Array {
  const template = templateOf(id);
  return legalDocx(fillTemplate(template, examplesOf(template)), '2026-11-25T00:00:00.000Z');
}

/** The paragraphs that hold these words. */
function paragraphsWith(xml: string, words: string): string[] {
  return (xml.match(/<w:p>.*?<\/w:p>/g) ?? []).filter((each) => each.replace(/<[^>]+>/g, '').includes(words));
}

/** In this order ECMA-376 has them (17.3.1.26); Word does not open a file in which they are in another. */
const ORDER = ['keepNext', 'keepLines', 'pBdr', 'tabs', 'spacing', 'ind', 'jc'];

describe('a generated document as a file of a word processor', () => {
  it.each(templateSources.map(({ id }) => id))('is well-formed, with its parts in order: %s', (id) => {
    const file = docxOf(id);
    const xml = xmlOf(file);
    expect(openElements(xml)).toEqual([]);
    expect(openElements(xmlOf(file, 'word/footer1.xml'))).toEqual([]);
    for (const [, inside] of xml.matchAll(/<w:pPr>(.*?)<\/w:pPr>/g)) {
      const names = Array.from(
        inside!.replace(/<w:pBdr>.*?<\/w:pBdr>/, '<w:pBdr/>').matchAll(/<w:(\w+)/g),
        ([, name]) => name!,
      );
      expect(names).toEqual(ORDER.filter((name) => names.includes(name)));
    }
  });

  it.each(['warranty-deed-tx', 'quitclaim-deed-tx'])(
    'prints the notice of confidentiality rights of %s bold, in 12 points and capitals',
    (id) => {
      const [notice] = paragraphsWith(xmlOf(docxOf(id)), 'NOTICE OF CONFIDENTIALITY RIGHTS');
      expect(notice).toContain('<w:rPr><w:b/><w:sz w:val="24"/></w:rPr>');
      expect(notice).not.toMatch(/<w:t [^>]*>[^<]*[a-z]/);
    },
  );

  it('has the size of the PDF, and the number of each page at its foot', () => {
    const file = docxOf('warranty-deed-tx');
    expect(paragraphsWith(xmlOf(file), 'Know all men')[0]).toContain('<w:sz w:val="24"/>');
    expect(Object.keys(unzipSync(file))).toContain('word/footer1.xml');
    expect(xmlOf(file)).toContain('<w:sectPr><w:footerReference w:type="default" r:id="rId1"/><w:pgSz');
    expect(xmlOf(file, 'word/_rels/document.xml.rels')).toContain('Target="footer1.xml"');
    expect(xmlOf(file, '[Content_Types].xml')).toContain('PartName="/word/footer1.xml"');
    expect(xmlOf(file, 'word/footer1.xml')).toMatch(/General Warranty Deed.* PAGE .* of .* NUMPAGES /);
  });

  it('keeps the top three inches of the first page for the recorder, but for the return address at the left', () => {
    const [row = ''] = xmlOf(docxOf('grant-deed-ca')).match(/<w:tbl>.*?<\/w:tbl>/) ?? [];
    // An inch of margin, and a row of two.
    expect(row).toContain('<w:trHeight w:val="2880" w:hRule="atLeast"/>');
    expect(row).toMatch(/<w:tcW w:w="4176".*Thomas Whitaker.*655 Moreno Avenue.*<w:tcW/);
    expect(row).toContain('<w:tblInd w:w="-720" w:type="dxa"/>');
    expect(xmlOf(docxOf('last-will-ca'))).not.toContain('<w:tbl>');
  });

  it('prints the notice of California in a box', () => {
    const [notice] = paragraphsWith(xmlOf(docxOf('grant-deed-ca')), 'verifies only the identity');
    for (const side of ['top', 'left', 'bottom', 'right'])
      expect(notice).toContain(`<w:${side} w:val="single"`);
  });

  it('keeps attestation, signatures and certificate together', () => {
    const will = xmlOf(docxOf('last-will-ny'));
    for (const words of [
      'asked each of us to sign',
      'Harold James Benning, Testator',
      'Signature of witness 1',
    ])
      for (const paragraph of paragraphsWith(will, words)) expect(paragraph).toContain('<w:keepNext/>');
    const deed = xmlOf(docxOf('warranty-deed-tx'));
    expect(paragraphsWith(deed, 'joins in this deed')[0]).toContain('<w:keepNext/>');
    expect(paragraphsWith(deed, 'Signature of officer')[0]).toContain('<w:keepNext/>');
    expect(paragraphsWith(deed, 'My commission expires')[0]).not.toContain('<w:keepNext/>');
  });
});
