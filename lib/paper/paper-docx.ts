import { strToU8, zipSync } from 'fflate';
import { blockXml, footerWords, freeRow, paragraph, type Look } from './docx-words';
import type { Paper, PaperSection } from './paper';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const SPACES = `xmlns:w="${WORD}" xmlns:r="${RELATIONS}"`;

/** In half points. */
const sizes = { title: 36, heading: 26, text: 22 };
/** Of a paper that is a legal document: the same as in its PDF. */
const legalSizes = { title: 40, heading: 30, text: 24 };
const SMALL = 20;
const INCH = 1440;

/** How a legal document is set: as its PDF, as far as a word processor lets it be said. */
export type LegalSetting = {
  /** To whom the recorder returns it; empty where it is not recorded. */
  returnTo: readonly string[];
  /** At the foot of each page, beside its number. */
  footer: string;
  /** Whether a section stands on one page, or on that of the next. */
  keeps: (sectionId: string) => 'one page' | 'with the next' | 'any page';
};

/** A paper as a file of a word processor (ECMA-376), to be edited: its words and their order, and no drawing. */
export function paperDocx(paper: Paper, legal?: LegalSetting): Uint8Array {
  const body = legal ? legalBody(paper, legal) : plainBody(paper);
  const footer = legal ? `${HEAD}<w:ftr ${SPACES}>${footerWords(legal.footer, SMALL)}</w:ftr>` : null;
  return packageOf(body.join(''), footer);
}

function plainBody({ title, summary, sections }: Paper): string[] {
  return [
    paragraph(title, { size: sizes.title, isBold: true }),
    ...(summary ? [paragraph(summary, { size: sizes.text })] : []),
    ...sections.flatMap((section) => [
      paragraph(section.title, { size: sizes.heading, isBold: true, isKept: true }),
      ...section.blocks.flatMap((block) => blockXml(block, { size: sizes.text }, false)),
    ]),
  ];
}

function legalBody({ title, sections }: Paper, { returnTo, keeps }: LegalSetting): string[] {
  return [
    ...(returnTo.length > 0 ? recorderSpace(returnTo) : []),
    paragraph(title, { size: legalSizes.title, isBold: true, align: 'center' }),
    ...sections.flatMap((section, index) => legalSection(section, sections[index + 1], keeps)),
  ];
}

/** The top three inches of the first page: where it is returned to at the left, the rest for the recorder. */
function recorderSpace(lines: readonly string[]): string[] {
  return [
    freeRow(lines, { left: 0.5 * INCH, room: 2.9 * INCH, height: 2 * INCH, size: SMALL }),
    paragraph('The space above is for the recorder.', { size: SMALL, align: 'right' }),
  ];
}

function legalSection(
  { id, title, blocks }: PaperSection,
  next: PaperSection | undefined,
  keeps: LegalSetting['keeps'],
): string[] {
  const look = (blockIndex: number): Look => {
    const isLast = blockIndex === blocks.length - 1;
    // The last words above the lines to sign stand on their page.
    const isAbove = isLast && next !== undefined && keeps(next.id) === 'one page' && next.id === 'signatures';
    return { size: legalSizes.text, isKept: keeps(id) !== 'any page' || isAbove };
  };
  const xml = [
    paragraph(title, { size: legalSizes.heading, isBold: true, isKept: true, spaceBefore: 240 }),
    ...blocks.flatMap((block, index) => blockXml(block, look(index), true)),
  ];
  return keeps(id) === 'one page'
    ? xml.map((each, index) => (index < xml.length - 1 ? each : letGo(each)))
    : xml;
}

/** A paragraph without the wish to stand with the next. */
function letGo(xml: string): string {
  return xml.replace('<w:keepNext/>', '');
}

function packageOf(body: string, footer: string | null): Uint8Array {
  const files: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}.document.main+xml"/>${footer ? `<Override PartName="/word/footer1.xml" ContentType="${WORD_TYPE}.footer+xml"/>` : ''}</Types>`,
    '_rels/.rels': relations('officeDocument', 'word/document.xml'),
    'word/document.xml': `${HEAD}<w:document ${SPACES}><w:body>${body}${page(footer !== null)}</w:body></w:document>`,
    ...(footer && {
      'word/footer1.xml': footer,
      'word/_rels/document.xml.rels': relations('footer', 'footer1.xml'),
    }),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

function relations(type: string, target: string): string {
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/${type}" Target="${target}"/></Relationships>`;
}

/** Letter paper with an inch of margin on each side. */
function page(hasFooter: boolean): string {
  const footer = hasFooter ? '<w:footerReference w:type="default" r:id="rId1"/>' : '';
  return `<w:sectPr>${footer}<w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>`;
}
