import type { Block, PaperSection } from '@/lib/paper/paper';
import type { Columns } from './signature-columns';

/** Sections that go on in the next: what testator and witnesses declare stands on the page on which they sign. */
export const goesOn: ReadonlySet<string> = new Set(['signing', 'attestation', 'witnesses']);

/** Sections on one page: lines to sign with their labels, and the certificate of a notary. */
export const isWhole: ReadonlySet<string> = new Set([
  'signatures',
  'certificate',
  'self-proving-affidavit',
  'agent-signature',
  'successor-agent-signature',
]);

export type Piece = { title: string } | { columns: Columns } | Block;

/**
 * Pieces that follow each other: all of them on one page, from the top of a new page on, or a heading with the beginning of
 * what is below it.
 */
export type Run = { pieces: Piece[]; on: 'one page' | 'a new page' | 'any page' };

type Fits = (pieces: Piece[]) => boolean;

/**
 * The sections as runs, one only where a page holds it. What goes on is with the next section, and lines to sign have the last
 * block above them on their page: nobody can put a page of signatures behind another text.
 */
export function runsOf(sections: readonly PaperSection[], fits: Fits): Run[] {
  return chains(sections).reduce<Run[]>((runs, chain) => {
    const drawn = shorten(chain, fits);
    const [before, first] = [runs.at(-1), drawn[0]];
    const isSigned = chain[0]?.id === 'signatures';
    if (!isSigned || !before || !first) return [...runs, ...drawn];
    const pieces = [...before.pieces, ...first.pieces];
    return fits(pieces) ? [...runs.slice(0, -1), { pieces, on: 'one page' }] : [...runs, ...drawn];
  }, []);
}

function chains(sections: readonly PaperSection[]): PaperSection[][] {
  return sections.reduce<PaperSection[][]>((done, section) => {
    const last = done.at(-1);
    const before = last?.at(-1);
    return last && before && goesOn.has(before.id)
      ? [...done.slice(0, -1), [...last, section]]
      : [...done, [section]];
  }, []);
}

/** A chain as one run; where a page does not hold it, without its first sections. */
function shorten(chain: PaperSection[], fits: Fits): Run[] {
  const [first, ...rest] = chain;
  if (!first) return [];
  const pieces = chain.flatMap(piecesOf);
  const isTogether = rest.length > 0 || isWhole.has(first.id);
  if (isTogether && fits(pieces)) return [{ pieces, on: 'one page' }];
  return [...loose(first), ...shorten(rest, fits)];
}

/** What is longer than a page although it should be on one begins at the top of one. */
function loose(section: PaperSection): Run[] {
  const [title, first, ...rest] = piecesOf(section);
  const heading = [title, first].filter((piece) => piece !== undefined);
  return [
    { pieces: heading, on: isWhole.has(section.id) ? 'a new page' : 'any page' },
    ...rest.map((piece): Run => ({ pieces: [piece], on: 'any page' })),
  ];
}

function piecesOf({ id, title, blocks }: PaperSection): Piece[] {
  return [{ title }, ...(id === 'signatures' ? inPairs(blocks) : blocks)];
}

/** Two who sign stand beside each other, and so do two witnesses, or one of each. */
function inPairs(blocks: readonly Block[]): Piece[] {
  const [first, second, ...rest] = blocks;
  if (!first) return [];
  const isPair = first.kind === 'letter' && second?.kind === 'letter';
  if (isPair && (rest.length === 0 || isWitness(first) === isWitness(second)))
    return [{ columns: [first.text, second.text] }, ...inPairs(rest)];
  return [first, ...inPairs(blocks.slice(1))];
}

function isWitness({ text }: { text: string }): boolean {
  return text.includes('Signature of witness');
}
