import { matchParties, NAME_THRESHOLD, type NameMatch, type NameReason } from './name-match';
import type { Party } from './party-name';
import { readConveyance, readIndexed, type TitleInstrument, type TitleReference } from './title-instruments';

/** `first`: nothing was recorded before, in what we were given. `repeated`: the same deed once more. */
type LinkStanding = 'first' | 'connected' | 'uncertain' | 'break' | 'repeated';

/** Why a link stands as it does, said in words by `sayLink`. */
type LinkReason =
  | { code: 'first' }
  /** the grantor, as recorded, is whom an earlier instrument names as grantee */
  | { code: 'same-name' | 'close-name'; recorded: string; known: string; differences: NameReason[] }
  /** a trustee, a sheriff, a court: who signs is not who held the title */
  | { code: 'office' }
  /** it says that a holder died, and who holds now is for the law or a will to say */
  | { code: 'death' }
  | { code: 'no-grantor' }
  | { code: 'repeated'; of: TitleReference }
  /** the grantor took title by the one, and gave it away by the other */
  | { code: 'conveyed-before'; took: TitleReference; gave: TitleReference }
  | { code: 'stranger' };

/** Somebody who took title, as the index names them, and by what. */
export type TitleParty = { name: string; by: TitleReference };

/** One deed of the chain. */
export type TitleLink = {
  reference: TitleReference;
  class: 'deed' | 'quitclaim';
  grantors: string[];
  grantees: string[];
  standing: LinkStanding;
  reason: LinkReason;
  /** the instruments by which its grantors had taken title */
  from: TitleReference[];
  /** who held title before and is not among its grantors: their share is not accounted for */
  leftOut: TitleParty[];
  /** of a break or an uncertain link: what was recorded before it, names a holder or its grantor, and may explain it */
  mayExplain: TitleReference[];
};

/** Who holds title at the end of the chain, as far as the recordings go. */
export type TitleHolder = TitleParty & {
  /** `after-break`: a break lies somewhere between the first instrument and this one */
  standing: 'connected' | 'uncertain' | 'after-break';
  /** others have conveyed since, and no recording conveys what this one held */
  isLeftOut: boolean;
};

type Holder = TitleHolder & { parties: Party[] };
type Former = { holder: Holder; gave: TitleReference };
type Found = { holder: Holder; match: NameMatch };

/** Below, two names are of two people; up to `NAME_THRESHOLD` it is not known. */
const CLOSE = 0.5;
/** Of a property with more who might hold it, the latest. */
const MOST_HOLDERS = 16;

type Chain = { links: TitleLink[]; holders: Holder[]; former: Former[]; seen: TitleInstrument[] };

/** The links grantor → grantee, from instruments in the order of recording. */
export function readLinks(instruments: TitleInstrument[]): { links: TitleLink[]; holders: TitleHolder[] } {
  const chain: Chain = { links: [], holders: [], former: [], seen: [] };
  const waiting = [...instruments];
  while (waiting.length > 0) {
    const [next] = waiting.splice(nextOf(waiting, chain.holders), 1);
    if (!next) break;
    if (isLink(next)) addLink(chain, next);
    else chain.seen.push(next);
  }
  const holders = chain.holders.map(({ name, by, standing, isLeftOut }) => ({
    name,
    by,
    standing,
    isLeftOut,
  }));
  return { links: chain.links, holders };
}

function isLink({ class: each, type }: TitleInstrument): boolean {
  if (each !== 'deed' && each !== 'quitclaim') return false;
  return ['conveys', 'office', 'death'].includes(readConveyance(type));
}

/** Numbers of one day are no proof of their order: of its deeds one that goes on from a holder comes first. */
function nextOf(waiting: TitleInstrument[], holders: Holder[]): number {
  const [first] = waiting;
  if (!first || !isLink(first) || holders.length === 0 || isFromHolder(first, holders)) return 0;
  const ofDay = waiting.filter(({ recordedOn }) => recordedOn === first.recordedOn);
  return Math.max(
    0,
    ofDay.findIndex((each) => isLink(each) && isFromHolder(each, holders)),
  );
}

function isFromHolder(deed: TitleInstrument, holders: Holder[]): boolean {
  return findHolders(deed, holders).some(({ match }) => match.score >= NAME_THRESHOLD);
}

function findHolders({ grantorParties }: TitleInstrument, holders: Holder[]): Found[] {
  return holders.map((holder) => ({ holder, match: matchParties(grantorParties, holder.parties) }));
}

function addLink(chain: Chain, deed: TitleInstrument): void {
  const found = findHolders(deed, chain.holders);
  const sure = found.filter(({ match }) => match.score >= NAME_THRESHOLD);
  const near = sure.length > 0 ? sure : found.filter(({ match }) => match.score >= CLOSE);
  const { standing, reason } = judge(chain, deed, { sure, near });
  const leftOut = standing === 'repeated' || standing === 'first' ? [] : findLeftOut(chain, deed, near);
  chain.links.push({
    reference: deed.reference,
    class: deed.class === 'quitclaim' ? 'quitclaim' : 'deed',
    grantors: deed.grantors,
    grantees: deed.grantees,
    standing,
    reason,
    from: uniqueReferences(near.map(({ holder }) => holder.by)),
    leftOut: leftOut.map(({ name, by }) => ({ name, by })),
    mayExplain: standing === 'break' || standing === 'uncertain' ? findExplanations(chain, deed) : [],
  });
  chain.seen.push(deed);
  if (standing !== 'repeated') moveTitle(chain, deed, { near, leftOut, standing });
}

type Judged = Pick<TitleLink, 'standing' | 'reason'>;

function judge(
  chain: Chain,
  deed: TitleInstrument,
  { sure, near }: { sure: Found[]; near: Found[] },
): Judged {
  if (chain.links.length === 0) return { standing: 'first', reason: { code: 'first' } };
  const repeated = findRepeated(chain, deed, sure.length > 0);
  if (repeated) return { standing: 'repeated', reason: { code: 'repeated', of: repeated } };
  if (deed.grantorParties.length === 0) return { standing: 'uncertain', reason: { code: 'no-grantor' } };
  const kind = readConveyance(deed.type);
  const best = [...near].sort((one, other) => other.match.score - one.match.score)[0]?.match;
  if (best && kind === 'death') return { standing: 'uncertain', reason: { code: 'death' } };
  if (best) {
    const names = { recorded: best.recorded ?? '', known: best.known ?? '', differences: best.reasons };
    return sure.length > 0
      ? { standing: 'connected', reason: { code: 'same-name', ...names } }
      : { standing: 'uncertain', reason: { code: 'close-name', ...names } };
  }
  if (kind === 'office' || kind === 'death') return { standing: 'uncertain', reason: { code: kind } };
  const gone = chain.former.findLast(
    ({ holder }) => matchParties(deed.grantorParties, holder.parties).score >= NAME_THRESHOLD,
  );
  if (!gone) return { standing: 'break', reason: { code: 'stranger' } };
  return { standing: 'break', reason: { code: 'conveyed-before', took: gone.holder.by, gave: gone.gave } };
}

/** A deed that was corrected or recorded again has the parties of the one before it, or of any whose grantor holds nothing now. */
function findRepeated(
  { links }: Chain,
  deed: TitleInstrument,
  isFromSomeHolder: boolean,
): TitleReference | null {
  const isToOthers = matchParties(deed.granteeParties, deed.grantorParties).score < NAME_THRESHOLD;
  if (!isToOthers) return null;
  const isSame = ({ grantors, grantees }: TitleLink) =>
    isSameParties(grantors, deed.grantorParties) && isSameParties(grantees, deed.granteeParties);
  const candidates = isFromSomeHolder ? links.slice(-1) : links;
  return candidates.findLast(isSame)?.reference ?? null;
}

function isSameParties(names: string[], parties: Party[]): boolean {
  return (
    parties.length > 0 &&
    names.length > 0 &&
    names.every((name) => matchParties(parties, readIndexed(name)).score >= NAME_THRESHOLD) &&
    parties.every((party) => matchParties(names.flatMap(readIndexed), [party]).score >= NAME_THRESHOLD)
  );
}

/** Who took title with a grantor and does not sign; where the grantor is a stranger, everybody. Those who stay are not left out. */
function findLeftOut({ holders }: Chain, deed: TitleInstrument, near: Found[]): Holder[] {
  if (near.length > 0 && readConveyance(deed.type) === 'death') return [];
  const together = new Set(near.map(({ holder }) => holder.by.id));
  const signed = new Set(near.filter(isWhole).map(({ holder }) => holder));
  return holders.filter(
    (holder) =>
      !holder.isLeftOut &&
      !signed.has(holder) &&
      (near.length === 0 || together.has(holder.by.id)) &&
      matchParties(deed.granteeParties, holder.parties).score < NAME_THRESHOLD,
  );
}

/** `SMITH JOHN & MARY` is one field and two holders: a deed of one of them leaves the other out. */
function isWhole({ holder, match }: Found): boolean {
  const people = holder.name.split(/&|;|\band\b/i).length;
  const isReadApart = people === holder.parties.length && people > 1;
  return !isReadApart || match.score < NAME_THRESHOLD || match.owners >= people;
}

type Move = { near: Found[]; leftOut: Holder[]; standing: LinkStanding };

function moveTitle(chain: Chain, deed: TitleInstrument, { near, leftOut, standing }: Move): void {
  const stays = new Set(leftOut);
  const gone = near.map(({ holder }) => holder).filter((holder) => !stays.has(holder));
  chain.former.push(...gone.map((holder) => ({ holder, gave: deed.reference })));
  const others = chain.holders
    .filter((holder) => !gone.includes(holder))
    .filter(({ parties }) => matchParties(deed.granteeParties, parties).score < NAME_THRESHOLD)
    .map((holder) => (stays.has(holder) ? { ...holder, isLeftOut: true } : holder));
  const taken = standingOfNew(standing, near);
  const taking = deed.grantees.map((name): Holder => ({
    name,
    by: deed.reference,
    standing: taken,
    isLeftOut: false,
    parties: readIndexed(name),
  }));
  chain.holders = [...taking, ...others].slice(0, MOST_HOLDERS);
  chain.former = chain.former.slice(-MOST_HOLDERS);
}

const FROM_BEST = ['connected', 'uncertain', 'after-break'] as const;

/** What comes from a chain with a break is behind it too. */
function standingOfNew(standing: LinkStanding, near: Found[]): TitleHolder['standing'] {
  if (standing === 'break') return 'after-break';
  const best = FROM_BEST.find((each) => near.some(({ holder }) => holder.standing === each)) ?? 'connected';
  return standing === 'uncertain' && best === 'connected' ? 'uncertain' : best;
}

const EXPLAINING = new Set(['deed', 'quitclaim', 'other', 'power-of-attorney']);
const MOST_EXPLANATIONS = 5;

/** A will, a decree, a power of attorney, a deed that takes effect on death: those that name a holder or the grantor. */
function findExplanations({ seen, holders }: Chain, deed: TitleInstrument): TitleReference[] {
  const named = [...deed.grantorParties, ...holders.flatMap(({ parties }) => parties)];
  return seen
    .filter((each) => EXPLAINING.has(each.class) && !isLink(each))
    .filter(
      ({ grantorParties, granteeParties }) =>
        matchParties([...grantorParties, ...granteeParties], named).score >= NAME_THRESHOLD,
    )
    .map(({ reference }) => reference)
    .slice(-MOST_EXPLANATIONS);
}

function uniqueReferences(references: TitleReference[]): TitleReference[] {
  return [...new Map(references.map((each) => [each.id, each])).values()];
}
