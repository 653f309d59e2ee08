import 'server-only';
import type { Rect } from './geometry';
import { textOf } from './lines';
import { openPdf } from './pdfjs';
import { readPage } from './read-page';
import { piecesOf, shownStrings } from './streams';
import { divide, isUnder, normalized } from './words';

/** Shorter stretches occur by chance in any file. */
const SHORTEST = 5;
/** Of a value without its separators: fewer digits occur by chance among the numbers of a page. */
const SHORTEST_NORMALIZED = 7;
/** Share of a letter's height, a little more than when the words were chosen: the layer's letters are not quite theirs. */
const MARGIN = 0.25;

/** What must be true of one page of the copy. */
export type Expected = {
  bars: Rect[];
  /** Text must be the same as this; undefined for a page that was drawn again. */
  copiedText: string | undefined;
  mayHaveText: boolean;
};

/** Text under the bars of a page, and all other text of it. */
export type Secrets = { covered: string[]; kept: string };

export type Verdict = {
  /** numbers from 1 */
  badPages: Set<number>;
  holdsCovered: boolean;
};

/**
 * Opens the copy as anyone would, and looks for what must not be there: letters under the bars, and the covered
 * values, as written and without separators, in the text, in every stream without its filters and in the raw file.
 * A value that is also where it may be read proves nothing and is not looked for.
 */
export async function verify(
  copy: Uint8Array,
  expected: readonly Expected[],
  secrets: readonly Secrets[],
): Promise<Verdict> {
  const values = valuesOf(secrets);
  const { badPages, text } = await readCopy(copy, expected);
  const holdsCovered = holds(text, values) || (await piecesHold(copy, values));
  return { badPages, holdsCovered };
}

type Value = { written: string[]; normalized: string | undefined };

function valuesOf(secrets: readonly Secrets[]): Value[] {
  const kept = secrets.map((page) => page.kept).join('\n');
  const keptNormalized = normalized(kept);
  const covered = new Set(secrets.flatMap((page) => page.covered));
  return [...covered].flatMap((value) => {
    const plain = normalized(value);
    if (plain.length < SHORTEST || kept.includes(value) || keptNormalized.includes(plain)) return [];
    return [
      { written: encodings(value), normalized: plain.length < SHORTEST_NORMALIZED ? undefined : plain },
    ];
  });
}

/** As bytes of Latin 1, of UTF-16, and both in hexadecimal digits. */
function encodings(value: string): string[] {
  const wide = Buffer.from(value, 'utf16le').swap16();
  const hex = [Buffer.from(value, 'latin1').toString('hex'), wide.toString('hex')];
  return [value, wide.toString('latin1'), ...hex, ...hex.map((digits) => digits.toUpperCase())];
}

async function readCopy(
  copy: Uint8Array,
  expected: readonly Expected[],
): Promise<{ badPages: Set<number>; text: string }> {
  const document = await openPdf(copy);
  const badPages = new Set<number>();
  let text = '';
  try {
    for (const [index, { bars, copiedText, mayHaveText }] of expected.entries()) {
      const page = await document.getPage(index + 1);
      const { glyphs } = await readPage(page);
      const found = divide(textOf(glyphs), []).kept;
      const isUnderBar = glyphs.some(
        (glyph) => glyph.text.trim() && isUnder(glyph.box, glyph.angle, bars, MARGIN),
      );
      const isOther = copiedText !== undefined && copiedText !== found;
      if (isUnderBar || isOther || (!mayHaveText && found.trim())) badPages.add(index + 1);
      text += found;
      page.cleanup();
    }
  } finally {
    await document.destroy();
  }
  return { badPages, text };
}

function holds(text: string, values: readonly Value[]): boolean {
  const plain = normalized(text);
  return values.some(
    (value) =>
      text.includes(value.written[0] ?? '\0') || (value.normalized && plain.includes(value.normalized)),
  );
}

async function piecesHold(copy: Uint8Array, values: readonly Value[]): Promise<boolean> {
  if (values.length === 0) return false;
  for await (const piece of piecesOf(copy)) {
    if (values.some(({ written }) => written.some((form) => piece.includes(form)))) return true;
    const shown = normalized(shownStrings(piece));
    if (values.some((value) => value.normalized && shown.includes(value.normalized))) return true;
  }
  return false;
}
