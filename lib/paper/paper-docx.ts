import { strToU8, zipSync } from 'fflate';
import type { Block, Paper, Words } from './paper';
import { plain } from './paper-text';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const DOCUMENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** In half points, as WordprocessingML counts. */
const size = { title: 36, heading: 26, text: 22 };
/** The narrow side of a letter page without its margins, in twentieths of a point. */
const ROOM = 9360;
const TWIPS_OF_AN_INCH = 1440;

type Head = {
  /** lines above the title */
  above?: string[];
  /** and how much is left free below them */
  freeInches?: number;
};

/** A paper as a file of a word processor (ECMA-376), to be edited: its words and their order, and no drawing. */
export function paperDocx(
  { title, summary, sections }: Paper,
  { above = [], freeInches = 0 }: Head = {},
): Uint8Array {
  const body = [
    ...above.map((line) => paragraph(line)),
    paragraph(title, { size: size.title, isBold: true, spaceBefore: freeInches * TWIPS_OF_AN_INCH }),
    ...(summary ? [paragraph(summary)] : []),
    ...sections.flatMap((section) => [
      paragraph(section.title, { size: size.heading, isBold: true }),
      ...section.blocks.map(blockXml),
    ]),
  ];
  const page =
    '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${DOCUMENT}"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${body.join('')}${page}</w:body></w:document>`,
    ),
  });
}

function blockXml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return paragraph(plain(block.words));
    case 'list':
      return block.items
        .map((item, index) => paragraph(`${block.isNumbered ? `${index + 1}.` : '•'} ${plain(item)}`))
        .join('');
    case 'table':
      return table(block.head, block.rows);
    case 'code':
    case 'letter':
      return block.text
        .split('\n')
        .map((line) => paragraph(line))
        .join('');
    case 'blanks':
      return block.labels.map((label) => paragraph(`${label}: ${'_'.repeat(36)}`)).join('');
  }
}

type Look = { size?: number; isBold?: boolean; spaceBefore?: number };

function paragraph(
  text: string,
  { size: halfPoints = size.text, isBold = false, spaceBefore = 0 }: Look = {},
): string {
  const look = `<w:rPr>${isBold ? '<w:b/>' : ''}<w:sz w:val="${halfPoints}"/></w:rPr>`;
  return `<w:p><w:pPr><w:spacing${spaceBefore > 0 ? ` w:before="${spaceBefore}"` : ''} w:after="120"/></w:pPr><w:r>${look}<w:t xml:space="preserve">${escape(text)}</w:t></w:r></w:p>`;
}

/** With an empty paragraph behind it: two tables next to each other would be one. */
function table(head: string[], rows: Words[][]): string {
  const width = Math.floor(ROOM / Math.max(1, head.length));
  const border = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`)
    .join('');
  const cell = (text: string, look: Look = {}) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(text, look)}</w:tc>`;
  const lines = [
    ...(head.some((text) => text !== '') ? [head.map((text) => cell(text, { isBold: true }))] : []),
    ...rows.map((row) => row.map((words) => cell(plain(words)))),
  ];
  const grid = head.map(() => `<w:gridCol w:w="${width}"/>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${border}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${lines
    .map((cells) => `<w:tr>${cells.join('')}</w:tr>`)
    .join('')}</w:tbl>${paragraph('')}`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What no XML may hold (XML 1.0, 2.2). */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escape(text: string): string {
  return text.replace(NO_XML, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
