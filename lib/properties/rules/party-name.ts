import { partyTokens, splitTokens } from './party-text';
import {
  ALSO_LAST_NAMES,
  ESTATE_MARKS,
  FORMS,
  ORGANIZATION,
  SHORTENED,
  SUFFIXES,
  TRUST_DATES,
  TRUST_MARKS,
  TRUST_WORDS,
} from './party-words';
import { nameWords, person, readingsOf, readLastFirst, type PersonName } from './person-readings';

export type PersonParty = {
  kind: 'person';
  /** in trust, or of an estate: the name is of the person behind it */
  role: 'self' | 'trust' | 'estate';
  readings: PersonName[];
};

export type OrganizationParty = {
  kind: 'organization';
  words: string[];
  form: string | null;
};

export type Party = PersonParty | OrganizationParty;

const MOST_PARTIES = 12;
/** `Smith John & Mary Jones`: she may be Mary Jones, or Mary Jones Smith. */
const SHARED_LAST_NAME = 0.85;

/** The parties that one field of an index, or the owner's name on a lock, speaks of. */
export function readParties(text: string): Party[] {
  return splitTokens(partyTokens(text), ';').flatMap(readField).slice(0, MOST_PARTIES);
}

function readField(tokens: string[]): Party[] {
  const parts = splitTokens(tokens, '&');
  if (!isOrganization(tokens)) return readPeople(parts);
  const names = splitTokens(tokens, '=').map(organization);
  const whole = names.length > 1 ? [organization(tokens), ...names] : names;
  if (mayBePerson(tokens)) return [...whole, ...readPeople(parts)];
  const isApart = parts.length > 1 && parts.every(({ length }) => length > 1);
  return isApart ? [...whole, ...parts.flatMap(readEither)] : whole;
}

/** `SMITH JANE & ACME LLC`: one of the two. */
function readEither(tokens: string[]): Party[] {
  return isOrganization(tokens) ? [organization(tokens)] : readPeople([tokens]);
}

function isOrganization(tokens: string[]): boolean {
  const last = tokens.findLast((token) => token !== ',');
  return last === 'na' || tokens.some((token) => ORGANIZATION.has(token));
}

const MOST_WORDS_OF_PERSON = 4;

function mayBePerson(tokens: string[]): boolean {
  const isShort = tokens.length <= MOST_WORDS_OF_PERSON;
  return isShort && tokens.every((token) => !ORGANIZATION.has(token) || ALSO_LAST_NAMES.has(token));
}

function organization(tokens: string[]): OrganizationParty {
  const words = tokens.filter((token) => /^[a-z0-9]/.test(token) && token !== 'the');
  const form = words.map((word) => FORMS[word]).find((each) => each !== undefined) ?? null;
  const name = words.filter((word) => !(word in FORMS)).map((word) => SHORTENED[word] ?? word);
  return { kind: 'organization', words: name.length > 0 ? name : words, form };
}

function readPeople(parts: string[][]): PersonParty[] {
  const people = parts.flatMap(readPart);
  return people.map((each, index) => withSharedName(each, people[index - 1], people.slice(index + 1)));
}

/** One part between `and`s: a person, the persons of a list, a trust with its trustee. */
function readPart(tokens: string[]): PersonParty[] {
  const [first = [], ...others] = splitTokens(tokens, '=');
  const people = readRoles(first);
  const primary = people[0];
  if (!primary || others.length === 0) return people;
  const names = others.flatMap((other) => otherNames(primary, other));
  return [{ ...primary, readings: [...primary.readings, ...names] }, ...people.slice(1)];
}

/** `nee Doe` is a last name alone; `aka Jane A. Doe` is a whole one. */
function otherNames(primary: PersonParty, tokens: string[]): PersonName[] {
  const { words, suffix } = nameWords(tokens.filter((token) => token !== ','));
  if (words.length > 1) return readRoles(tokens).flatMap(({ readings }) => readings);
  return primary.readings
    .filter(({ given }) => given.length > 0)
    .map(({ given }) => person(words, given, suffix, 1));
}

function readRoles(tokens: string[]): PersonParty[] {
  const estate = tokens.findIndex(
    (token) => ESTATE_MARKS.has(token) && tokens[tokens.indexOf(token) - 1] !== 'life',
  );
  const mark = tokens.findIndex((token) => TRUST_MARKS.has(token));
  if (mark >= 0) return readTrust(tokens, mark);
  if (estate < 0) return readList(tokens, 'self');
  const before = tokens.slice(0, estate).filter((token) => token !== 'the');
  const after = tokens.slice(estate + 1).filter((token) => !ESTATE_MARKS.has(token) && token !== 'of');
  return [...readList(before, after.length > 0 ? 'self' : 'estate'), ...readList(after, 'estate')];
}

/** The trustee stands before the trust, or the trust has the name of whoever made it. */
function readTrust(tokens: string[], mark: number): PersonParty[] {
  const dated = tokens.findIndex((token) => TRUST_DATES.has(token));
  const whole = dated < 0 ? tokens : tokens.slice(0, dated);
  const before = whole.slice(0, mark).filter((token) => !TRUST_WORDS.has(token));
  const after = whole.slice(mark + 1).filter((token) => !TRUST_WORDS.has(token) && token.length > 1);
  return [...readList(before, 'trust'), ...readList(after, 'trust')];
}

/** Commas divide last name and given name, or one person from the next, or what is only said of a person. */
function readList(tokens: string[], role: PersonParty['role']): PersonParty[] {
  const parts = splitTokens(withoutSuffixCommas(tokens), ',')
    .map(nameWords)
    .filter(({ words }) => words.length > 0);
  const [last, given] = parts;
  if (!last) return [];
  const suffix = parts.map((part) => part.suffix).find((each) => each !== null) ?? null;
  const each = parts.map(({ words, suffix: own }): PersonParty => ({
    kind: 'person',
    role,
    readings: readingsOf(words, own),
  }));
  if (!given || parts.length > 3) return each;
  const lastFirst: PersonParty = {
    kind: 'person',
    role,
    readings: [readLastFirst(last.words, given.words, suffix)],
  };
  const isList = parts.every(({ words }) => words.length > 1);
  return isList ? [lastFirst, ...each] : [lastFirst, ...each.slice(2)];
}

/** `Jane Smith, Jr`: that comma divides nothing. */
function withoutSuffixCommas(tokens: string[]): string[] {
  return tokens.filter((token, index) => token !== ',' || !((tokens[index + 1] ?? '') in SUFFIXES));
}

/** `Ana and Ben Ortiz`, `ORTIZ ANA & BEN`: a name of one word has the last name of its neighbor. */
function withSharedName(
  each: PersonParty,
  before: PersonParty | undefined,
  after: PersonParty[],
): PersonParty {
  const own = each.readings.flatMap(({ last, given }) => (given.length === 0 ? last : []));
  const isGivenOnly = own.length > 0;
  const words = isGivenOnly
    ? own
    : each.readings[0]
      ? [...each.readings[0].given, ...each.readings[0].last]
      : [];
  const neighbor =
    before ??
    (isGivenOnly ? after.find(({ readings }) => readings.some(({ given }) => given.length > 0)) : undefined);
  if (!neighbor || words.length > 3 || words.length === 0 || each.role === 'estate') return each;
  const isInitialed = words.length > 1 && (words.at(-1)?.length === 1 || each.readings.length === 1);
  const weight = isGivenOnly || isInitialed ? 1 : SHARED_LAST_NAME;
  const given = spokenOrder(each, words);
  const shared = neighbor.readings
    .filter((reading) => reading.given.length > 0)
    .map(({ last, weight: of }) => person(last, given, each.readings[0]?.suffix ?? null, of * weight));
  return { ...each, readings: [...shared, ...(isGivenOnly ? [] : each.readings)] };
}

/** `BEN J`, which has no reading with its last name at the end. */
function spokenOrder(each: PersonParty, words: string[]): string[] {
  const [only] = each.readings;
  const isIndexOnly = each.readings.length === 1 && only !== undefined && only.given.length > 0;
  return isIndexOnly ? [...only.last, ...only.given] : words;
}
