import { mediumDay } from '@/lib/values/date-format';
import type { NameReason } from './name-match';
import { compareWithOwner, type TitleChain } from './title-chain';
import type { Encumbrance, EncumbranceClass } from './title-encumbrances';
import type { TitleReference } from './title-instruments';
import type { TitleHolder, TitleLink, TitleParty } from './title-links';

/** What a chain is, wherever one is shown. */
export const CHAIN_IS =
  'The chain goes as far as the recordings that we were given. It is not a title search: what was not recorded, not given to us or not matched to this property is missing.';

/** `Warranty deed 2019-001 of Mar 3, 2019`, the type as the county writes it. */
export function sayInstrument({ type, instrument, recordedOn }: TitleReference): string {
  return `${type} ${instrument} of ${mediumDay(recordedOn)}`;
}

/** `A, B and 3 others` */
export function sayNames(names: string[]): string {
  const [first, second, ...others] = names;
  if (first === undefined) return 'no name given';
  if (second === undefined) return first;
  if (others.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${others.length} ${others.length === 1 ? 'other' : 'others'}`;
}

/** What there is to say of a link, a sentence each, the most important first. */
export function sayLink(link: TitleLink): string[] {
  const explained = link.mayExplain.map(sayInstrument);
  return [
    sayReason(link),
    ...(link.standing === 'break' || link.leftOut.length === 0 ? [] : [sayLeftOut(link.leftOut)]),
    ...(explained.length === 0 ? [] : [`Recorded before and may explain it: ${explained.join('; ')}.`]),
  ];
}

function sayReason({ reason, from, grantors }: TitleLink): string {
  const took = from.map(sayInstrument).join(' and ');
  switch (reason.code) {
    case 'first':
      return 'The chain begins here: we were given no earlier deed.';
    case 'same-name':
      return `${capital(sayNames(grantors))} took title by ${took}${sayDifferences(reason.differences)}.`;
    case 'close-name':
      return `It is not known whether ${reason.recorded} is ${reason.known}, who took title by ${took}${sayDifferences(reason.differences)}.`;
    case 'office':
      return 'It was signed by an office or under a court’s order. The recordings do not say whether it was for the owner before.';
    case 'death':
      return 'It tells of a death. Who holds title after it is for a will, the law or a court to say.';
    case 'no-grantor':
      return 'The recording names no grantor.';
    case 'repeated':
      return `It repeats ${sayInstrument(reason.of)} and does not move title.`;
    case 'conveyed-before':
      return `Break: ${sayNames(grantors)} took title by ${sayInstrument(reason.took)} and conveyed it by ${sayInstrument(reason.gave)}.`;
    case 'stranger':
      return `Break: no recording before it conveys to ${sayNames(grantors)}.`;
  }
}

const DIFFERENCES: Partial<Record<NameReason, string>> = {
  spelling: 'spelled otherwise',
  initial: 'with an initial',
  nickname: 'under a nickname',
  'other-last-name': 'under one of two last names',
  'other-middle-name': 'with another middle name',
  'other-suffix': 'with another of Jr. and Sr.',
  'one-suffix': 'with Jr. or Sr. in one of the two',
  'last-name-only': 'by the last name alone',
  'middle-name-first': 'by the middle name',
  trust: 'in a trust',
  estate: 'through an estate',
  'other-form': 'as a company of another form',
};

function sayDifferences(differences: NameReason[]): string {
  const said = differences.flatMap((each) => DIFFERENCES[each] ?? []);
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

function sayLeftOut(parties: TitleParty[]): string {
  const names = sayNames(parties.map(({ name }) => name));
  return `Title was also held by ${names}, not named as grantor here. What became of that share is not in these recordings.`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const KINDS: Record<EncumbranceClass, string> = {
  mortgage: 'Mortgage',
  lien: 'Lien',
  'lis-pendens': 'Lawsuit notice',
  'notice-of-default': 'Notice of default or sale',
};

export const sayEncumbranceKind = (kind: EncumbranceClass) => KINDS[kind];

/** What became of a mortgage, a lien or a notice, a sentence each. */
export function sayEncumbrance(each: Encumbrance): string[] {
  const releases = each.releases.map(sayInstrument).join(' and ');
  const assigned = each.assignments.map(sayInstrument).join(' and ');
  return [
    each.standing === 'released'
      ? `Released by ${releases}.`
      : each.standing === 'unclear'
        ? `May be released: ${releases} names its parties or some of them, and does not say that it is this one.`
        : 'No release of it is among these recordings.',
    ...(assigned === ''
      ? []
      : [
          each.isHolderKnown
            ? `Held by ${sayNames(each.holders)}, by ${assigned}.`
            : `It is not known whether ${assigned} is of this one.`,
        ]),
    ...(each.amendments.length === 0 ? [] : [`See also ${each.amendments.map(sayInstrument).join('; ')}.`]),
  ];
}

/** With whom the chain ends. */
export function sayHolders({ links, holders }: TitleChain): string {
  if (links.length === 0) return 'We were given no deed of this property.';
  const held = holders.filter(({ isLeftOut }) => !isLeftOut);
  if (held.length === 0) return 'The recordings do not say who holds title.';
  const by = held.map(({ by: reference }) => reference).find(Boolean);
  const names = sayNames(held.map(({ name }) => name));
  return `The chain ends with ${names}${by ? `, by ${sayInstrument(by)}` : ''}${sayStanding(held)}.`;
}

function sayStanding(held: TitleHolder[]): string {
  if (held.some(({ standing }) => standing === 'after-break')) return ', after a break';
  return held.some(({ standing }) => standing === 'uncertain') ? ', by a link that is not certain' : '';
}

/** Whether the chain ends with the owner whom a lock names; empty where there is no chain. */
export function sayOwner(chain: TitleChain, ownerName: string): string {
  switch (compareWithOwner(chain, ownerName)) {
    case 'holds':
      return `Your lock names ${ownerName}: the chain ends with that name.`;
    case 'held-before':
      return `Your lock names ${ownerName}: the chain has that name, and does not end with it.`;
    case 'not-named':
      return `Your lock names ${ownerName}: the chain does not have that name.`;
    case 'unknown':
      return '';
  }
}

/** What is to be looked at, in a line: `1 break, 2 not released`. */
export function sayFindings({ breaks, unreleased }: { breaks: number; unreleased: number }): string {
  const parts = [
    breaks === 0 ? 'No break' : breaks === 1 ? '1 break' : `${breaks} breaks`,
    unreleased === 0 ? 'no unreleased mortgage or lien' : `${unreleased} not released`,
  ];
  return `${parts.join(', ')}.`;
}

/** What each standing is called where a mark is all there is room for; null for one that needs no mark. */
export function markOfLink({ standing }: TitleLink): string | null {
  if (standing === 'break') return 'Break';
  return standing === 'uncertain' ? 'Not certain' : null;
}

export function markOfEncumbrance({ standing }: Encumbrance): string {
  if (standing === 'released') return 'Released';
  return standing === 'open' ? 'Not released' : 'May be released';
}
