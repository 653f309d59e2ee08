import type { Block, Words } from './paper';
import { plain } from './paper-text';

/** The narrow side of a letter page without its margins, in twentieths of a point. */
const ROOM = 9360;

/** Of one paragraph: `size` in half points, as WordprocessingML counts, spaces in twentieths of a point. */
export type Look = {
  size: number;
  isBold?: boolean;
  spaceBefore?: number;
  spaceAfter?: number;
  align?: 'center' | 'right';
  /** On the page of the paragraph that follows. */
  isKept?: boolean;
  isBoxed?: boolean;
};

const SPACE_AFTER = 120;

export function paragraph(words: Words | string, look: Look): string {
  const parts: Words = typeof words === 'string' ? [{ kind: 'text', text: words }] : words;
  const runs = inRuns(parts).map(([text, isStrong]) =>
    run(text, { size: look.size, isBold: look.isBold || isStrong }),
  );
  return `<w:p><w:pPr>${layout(look)}</w:pPr>${runs.join('')}</w:p>`;
}

type Run = [text: string, isStrong: boolean];

/** Words that look the same are one run. */
function inRuns(words: Words): Run[] {
  return words.reduce<Run[]>((runs, part) => {
    const [text, isStrong] = [plain([part]), part.kind === 'strong'];
    const last = runs.at(-1);
    if (last?.[1] !== isStrong) return [...runs, [text, isStrong]];
    return [...runs.slice(0, -1), [last[0] + text, isStrong]];
  }, []);
}

/** What follows each other here is in the order of ECMA-376, without which Word does not open a file. */
function layout({ isKept, isBoxed, spaceBefore = 0, spaceAfter = SPACE_AFTER, align }: Look): string {
  return [
    isKept ? '<w:keepNext/><w:keepLines/>' : '',
    isBoxed ? `<w:pBdr>${borders(['top', 'left', 'bottom', 'right'], 8, 6)}</w:pBdr>` : '',
    `<w:spacing${spaceBefore > 0 ? ` w:before="${spaceBefore}"` : ''} w:after="${spaceAfter}"/>`,
    isBoxed ? '<w:ind w:left="140" w:right="140"/>' : '',
    align ? `<w:jc w:val="${align}"/>` : '',
  ].join('');
}

function run(text: string, { size, isBold }: Look): string {
  return `<w:r><w:rPr>${isBold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escape(text)}</w:t></w:r>`;
}

function borders(sides: string[], width: number, space: number): string {
  return sides
    .map((side) => `<w:${side} w:val="single" w:sz="${width}" w:space="${space}" w:color="auto"/>`)
    .join('');
}

/** The paragraphs of a block; of a letter, each line is one. */
export function blockXml(block: Block, look: Look, isTight: boolean): string[] {
  switch (block.kind) {
    case 'paragraph':
      return [paragraph(block.words, look)];
    case 'note':
      return [paragraph(block.words, { ...look, isBoxed: block.isBoxed })];
    case 'list':
      return block.items.map((item, index) =>
        paragraph([{ kind: 'text', text: `${block.isNumbered ? `${index + 1}.` : '•'} ` }, ...item], look),
      );
    case 'table':
      return [table(block.head, block.rows, look)];
    case 'code':
    case 'letter':
      return linesXml(block.text.split('\n'), look, isTight);
    case 'blanks':
      return block.labels.map((label) => paragraph(`${label}: ${'_'.repeat(36)}`, look));
  }
}

function linesXml(lines: string[], look: Look, isTight: boolean): string[] {
  const isLast = (index: number) => index === lines.length - 1;
  return lines.map((line, index) =>
    paragraph(line, isTight && !isLast(index) ? { ...look, spaceAfter: 0 } : look),
  );
}

/** With an empty paragraph behind it: two tables next to each other would be one. */
function table(head: string[], rows: Words[][], look: Look): string {
  const width = Math.floor(ROOM / Math.max(1, head.length));
  const cell = (words: Words | string, bold = false) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(words, { ...look, isBold: bold })}</w:tc>`;
  const lines = [
    ...(head.some((text) => text !== '') ? [head.map((text) => cell(text, true))] : []),
    ...rows.map((row) => row.map((words) => cell(words))),
  ];
  const grid = head.map(() => `<w:gridCol w:w="${width}"/>`).join('');
  const frame = borders(['top', 'left', 'bottom', 'right', 'insideH', 'insideV'], 4, 0);
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${frame}</w:tblBorders></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${lines
    .map((cells) => `<w:tr>${cells.join('')}</w:tr>`)
    .join('')}</w:tbl>${paragraph('', look)}`;
}

/** Lines at the left of a row that is at least as high as said, the rest of it free, and a rule below. */
export function freeRow(lines: readonly string[], { left, room, height, size }: FreeRow): string {
  const cell = (width: number, content: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${content}</w:tc>`;
  const look = { size, spaceAfter: 0 };
  const words = lines.map((line) => paragraph(line, look)).join('');
  const rest = ROOM - room + left;
  return `<w:tbl><w:tblPr><w:tblW w:w="${room + rest}" w:type="dxa"/><w:tblInd w:w="-${left}" w:type="dxa"/><w:tblBorders>${borders(['bottom'], 6, 0)}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid><w:gridCol w:w="${room}"/><w:gridCol w:w="${rest}"/></w:tblGrid><w:tr><w:trPr><w:cantSplit/><w:trHeight w:val="${height}" w:hRule="atLeast"/></w:trPr>${cell(room, words)}${cell(rest, paragraph('', look))}</w:tr></w:tbl>`;
}

type FreeRow = {
  /** How far the row begins left of the text, how wide the place of the lines is, and how high the row. */
  left: number;
  room: number;
  height: number;
  size: number;
};

/** At the foot of a page: words at the left, `1 of 3` at the right. */
export function footerWords(text: string, size: number): string {
  const look = `<w:rPr><w:sz w:val="${size}"/></w:rPr>`;
  const field = (name: string) =>
    `<w:fldSimple w:instr=" ${name} "><w:r>${look}<w:t>1</w:t></w:r></w:fldSimple>`;
  return `<w:p><w:pPr><w:tabs><w:tab w:val="right" w:pos="${ROOM}"/></w:tabs></w:pPr>${run(text, { size })}<w:r>${look}<w:tab/></w:r>${field('PAGE')}${run(' of ', { size })}${field('NUMPAGES')}</w:p>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What no XML may hold (XML 1.0, 2.2). */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escape(text: string): string {
  return text.replace(NO_XML, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
