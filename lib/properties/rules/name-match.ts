import { isCommonLastName } from './common-names';
import { editsBetween } from './distance';
import { isNickname } from './nicknames';
import { readParties, type OrganizationParty, type Party, type PersonParty } from './party-name';
import { type PersonName } from './person-readings';

export type NameReason =
  | 'same'
  | 'spelling'
  | 'initial'
  | 'nickname'
  | 'other-last-name'
  | 'other-middle-name'
  | 'other-suffix'
  | 'one-suffix'
  | 'middle-name-first'
  | 'last-name-only'
  | 'trust'
  | 'estate'
  | 'other-form';

export type NameMatch = {
  /** 0..1 */
  score: number;
  reasons: NameReason[];
  /** the party that is meant, as one would say it: `J. A. Smith`; null where none is close */
  recorded: string | null;
  /** the owner who is meant */
  known: string | null;
  /** how many of several owners are among the parties */
  owners: number;
  /** the last name tells little: Smith, Garcia, or one without a given name */
  isCommon: boolean;
  /** given name, middle name and last name all agree */
  isFull: boolean;
};

/** From here on a name is taken for the other one. */
export const NAME_THRESHOLD = 0.75;

const NONE: NameMatch = {
  score: 0,
  reasons: [],
  recorded: null,
  known: null,
  owners: 0,
  isCommon: false,
  isFull: false,
};

/** Owners write their given name first, and indexes the last: `Maria Smith` is seldom Smith Maria. */
const TURNED_OWNER = 0.8;

type Similar = { score: number; reasons: NameReason[] };
const similar = (score: number, ...reasons: NameReason[]): Similar => ({ score, reasons });

/** Compares the parties of one field with the owners of a property; both may be several people, trusts or companies. */
export function matchName(recorded: string, owner: string): NameMatch {
  return matchParties(readParties(recorded), readParties(owner));
}

export function matchParties(recorded: Party[], owners: Party[]): NameMatch {
  const found = owners.map((owner) =>
    recorded.map((party) => compareParties(party, owner)).reduce(better, NONE),
  );
  const best = found.reduce(better, NONE);
  return { ...best, owners: found.filter(({ score }) => score >= NAME_THRESHOLD).length };
}

function better(one: NameMatch, other: NameMatch): NameMatch {
  return other.score > one.score ? other : one;
}

/** In a chain of title the same two are compared again and again. */
const compared = new WeakMap<Party, WeakMap<Party, NameMatch>>();

function compareParties(party: Party, owner: Party): NameMatch {
  const known = compared.get(party) ?? new WeakMap<Party, NameMatch>();
  const match = known.get(owner) ?? compareAnew(party, owner);
  compared.set(party, known.set(owner, match));
  return match;
}

function compareAnew(party: Party, owner: Party): NameMatch {
  if (party.kind === 'organization' && owner.kind === 'organization')
    return compareOrganizations(party, owner);
  if (party.kind === 'person' && owner.kind === 'person') return comparePeople(party, owner);
  return NONE;
}

function compareOrganizations(party: OrganizationParty, owner: OrganizationParty): NameMatch {
  const [a, b] = [party.words.join(''), owner.words.join('')];
  const name = a === b ? 1 : organizationSpelling(a, b);
  const isOtherForm = party.form !== null && owner.form !== null && party.form !== owner.form;
  const score =
    name * (isOtherForm ? 0.85 : 1) * ((party.form === null) !== (owner.form === null) ? 0.95 : 1);
  if (score === 0) return NONE;
  const reasons: NameReason[] = [
    name === 1 ? 'same' : 'spelling',
    ...(isOtherForm ? (['other-form'] as const) : []),
  ];
  const say = ({ words, form }: OrganizationParty) =>
    [...words.map(capital), ...(form ? [form.toUpperCase()] : [])].join(' ');
  return { ...NONE, score, reasons, recorded: say(party), known: say(owner), isFull: true };
}

function organizationSpelling(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  const edits = editsBetween(a, b);
  const isNumbered = /\d/.test(a + b);
  if (isNumbered || shorter < 6) return 0;
  if (edits <= (shorter > 11 ? 2 : 1)) return 0.9;
  return shorter > 9 && (a.startsWith(b) || b.startsWith(a)) ? 0.8 : 0;
}

function comparePeople(party: PersonParty, owner: PersonParty): NameMatch {
  let best = NONE;
  for (const other of owner.readings) {
    for (const one of party.readings) {
      const { score, reasons } = compareReadings(one, other);
      if (score <= best.score) continue;
      best = {
        ...NONE,
        score,
        reasons,
        recorded: sayName(one),
        known: sayName(other),
        ...weightOf(one, other),
      };
    }
  }
  const roles = party.role !== owner.role && party.role !== 'self' ? [party.role] : [];
  return best.score === 0 ? best : { ...best, reasons: [...best.reasons, ...roles] };
}

function weightOf(one: PersonName, other: PersonName): Pick<NameMatch, 'isCommon' | 'isFull'> {
  const isFull = Math.min(one.given.length, other.given.length) > 1;
  const isFamily = other.given.length === 0;
  const isCommon = isFamily || (other.last.length === 1 && isCommonLastName(other.last[0] ?? ''));
  return { isCommon, isFull };
}

function compareReadings(one: PersonName, other: PersonName): Similar {
  const last = compareLast(one.last, other.last);
  if (last.score === 0) return similar(0);
  const given = compareGiven(one.given, other.given);
  if (given.score === 0) return similar(0);
  const suffix = compareSuffix(one.suffix, other.suffix);
  const reasons = [...new Set([...last.reasons, ...given.reasons, ...suffix.reasons])].filter(
    (reason) => reason !== 'same',
  );
  const weight = Math.min(one.weight, other.weight) * (other.isTurned ? TURNED_OWNER : 1);
  const score = last.score * given.score * suffix.score * weight;
  return { score, reasons: reasons.length > 0 ? reasons : ['same'] };
}

const flat = (words: string[]) => words.join('').replaceAll('_', '');

function compareLast(one: string[], other: string[]): Similar {
  const [a, b] = [flat(one), flat(other)];
  if (a === b) return similar(1, 'same');
  if (one.length === other.length && one.length > 1 && flat([...one].reverse()) === b)
    return similar(0.95, 'other-last-name');
  const spelled = spelling(a, b, 4);
  if (spelled > 0) return similar(spelled, 'spelling');
  if (one.length === other.length) return similar(0);
  const [short, long] = one.length < other.length ? [a, other] : [b, one];
  const isOneOfTwo = long.some((name) => name.replaceAll('_', '') === short);
  return isOneOfTwo ? similar(0.87, 'other-last-name') : similar(0);
}

function spelling(a: string, b: string, shortest: number): number {
  const length = Math.min(a.length, b.length);
  if (length < shortest) return 0;
  const edits = editsBetween(a, b);
  if (edits === 1) return 0.91;
  return edits === 2 && length > 7 ? 0.88 : 0;
}

function compareGiven(one: string[], other: string[]): Similar {
  if (one.length === 0 || other.length === 0) {
    return one.length === other.length ? similar(1, 'same') : similar(0.55, 'last-name-only');
  }
  if (flat(one) === flat(other)) return similar(1, 'same');
  const first = compareGivenName(one[0] ?? '', other[0] ?? '');
  if (first.score > 0) return withMiddle(first, one.slice(1), other.slice(1));
  return byMiddleName(one, other);
}

function compareGivenName(a: string, b: string): Similar {
  if (a === b) return similar(1, 'same');
  if (a.length === 1 || b.length === 1)
    return a.charAt(0) === b.charAt(0) ? similar(0.86, 'initial') : similar(0);
  if (isNickname(a, b)) return similar(0.95, 'nickname');
  if (isCutOff(a, b)) return similar(0.93, 'spelling');
  if (a.slice(0, -1) === b.slice(0, -1) && /[aeio]$/.test(a) && /[aeio]$/.test(b)) return similar(0);
  if (`${a}a` === b || `${b}a` === a) return similar(0);
  return similar(spelling(a, b, 4), 'spelling');
}

/** `CHRISTOPH`, where the field of the index ends. */
function isCutOff(a: string, b: string): boolean {
  return (
    Math.min(a.length, b.length) > 4 &&
    Math.abs(a.length - b.length) > 1 &&
    (a.startsWith(b) || b.startsWith(a))
  );
}

function withMiddle(first: Similar, one: string[], other: string[]): Similar {
  const [a, b] = [flat(one), flat(other)];
  if (a === b) return a === '' ? first : similar(Math.max(first.score, 0.93), ...first.reasons);
  if (a === '' || b === '') return similar(first.score * 0.97, ...first.reasons);
  const middle = compareGivenName(one[0] ?? '', other[0] ?? '');
  if (middle.score > 0) return similar(first.score * Math.max(middle.score, 0.96), ...first.reasons);
  return similar(first.score * 0.6, ...first.reasons, 'other-middle-name');
}

/** `ROBERT SMITH` and J. Robert Smith, who goes by his middle name. */
function byMiddleName(one: string[], other: string[]): Similar {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  const [first = '', middle = ''] = long;
  if (middle.length < 2 || compareGivenName(short[0] ?? '', middle).score < 0.9) return similar(0);
  const isSwapped = short.length > 1 && compareGivenName(short[1] ?? '', first).score > 0;
  if (isSwapped) return similar(0.9, 'middle-name-first');
  return similar(short.length > 1 ? 0 : first.length === 1 ? 0.85 : 0.76, 'middle-name-first');
}

/** Jr and Sr are two people; one without either may be both. */
function compareSuffix(one: string | null, other: string | null): Similar {
  if (one === other) return similar(1);
  return one === null || other === null ? similar(0.93, 'one-suffix') : similar(0.5, 'other-suffix');
}

function sayName({ given, last, suffix }: PersonName): string {
  const initials = given.map((word) => (word.length === 1 ? `${word.toUpperCase()}.` : capital(word)));
  const end = suffix === null ? [] : [/^[js]r$/.test(suffix) ? `${capital(suffix)}.` : suffix.toUpperCase()];
  return [...initials, last.map(capital).join('-'), ...end].join(' ');
}

/** `mcdonald` → `McDonald`, `de_la_cruz` → `De La Cruz` */
function capital(word: string): string {
  return word
    .split('_')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
    .replace(/^Mc[a-z]/, (front) => `Mc${front.charAt(2).toUpperCase()}`);
}
