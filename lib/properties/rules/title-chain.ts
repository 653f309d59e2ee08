import { matchName, NAME_THRESHOLD } from './name-match';
import { readEncumbrances, type Encumbrance } from './title-encumbrances';
import { inOrderOfRecording, type TitleRecording, type TitleReference } from './title-instruments';
import { readLinks, type TitleHolder, type TitleLink } from './title-links';

/** What the recordings of one property say of its title. */
export type TitleChain = {
  /** deeds, the oldest first */
  links: TitleLink[];
  /** who holds title at its end, the latest first; several where the recordings do not say which */
  holders: TitleHolder[];
  /** mortgages, liens and notices, the oldest first, with what became of them */
  encumbrances: Encumbrance[];
  /** releases and assignments of something that is not among these recordings */
  unplaced: TitleReference[];
  /** older recordings were left out, because there are more than `MOST_RECORDINGS` */
  isCut: boolean;
};

/** Hardly a home has more; of a property that has, the latest are read: each is compared with many. */
export const MOST_RECORDINGS = 200;

/**
 * Reads the chain of title from the recordings of one property, in any order: who conveyed to whom, where a grantor is nobody
 * to whom an earlier instrument conveyed (a break), and which mortgages and liens were not released. Names are compared by
 * `matchName`, not by equality. It goes as far as the recordings that it is given, and is not a title search: what was not
 * recorded, not imported or not matched to the property is missing. Where the recordings leave something open, it says so
 * (`uncertain`, `unclear`, `leftOut`) and does not guess.
 */
export function readTitleChain(recordings: TitleRecording[]): TitleChain {
  const instruments = inOrderOfRecording(recordings);
  const latest = instruments.slice(-MOST_RECORDINGS);
  return {
    ...readLinks(latest),
    ...readEncumbrances(latest),
    isCut: latest.length < instruments.length,
  };
}

/** Where the chain needs a look: breaks, and links of which it is not known. */
export function listBreaks({ links }: TitleChain): TitleLink[] {
  return links.filter(({ standing }) => standing === 'break');
}

/** Mortgages, liens and notices for which no release was recorded, or of which it is not known. */
export function listUnreleased({ encumbrances }: TitleChain): Encumbrance[] {
  return encumbrances.filter(({ standing }) => standing !== 'released');
}

/** Whether the chain ends with the owner on a lock: `unknown` where no deed was recorded. */
export function compareWithOwner(
  { links, holders }: TitleChain,
  ownerName: string,
): 'holds' | 'held-before' | 'not-named' | 'unknown' {
  if (links.length === 0) return 'unknown';
  const isOwner = (name: string) => matchName(name, ownerName).score >= NAME_THRESHOLD;
  if (holders.some(({ name, isLeftOut }) => !isLeftOut && isOwner(name))) return 'holds';
  const names = links.flatMap(({ grantors, grantees }) => [...grantors, ...grantees]);
  return names.some(isOwner) ? 'held-before' : 'not-named';
}
