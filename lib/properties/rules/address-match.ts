import { editsBetween } from './distance';
import {
  addressWords,
  isDirection,
  isState,
  isSuffix,
  takeNumber,
  takeUnit,
  takeZip,
  type HouseNumber,
} from './street-parts';

/**
 * `same`: the place is written too, and agrees. `street`: number and street alone. `near`: one letter or digit, the kind
 * of street or its side of town. `building`: one of them names a unit. `elsewhere`: the same street in another town.
 */
export type AddressRelation =
  | 'same'
  | 'street'
  | 'near'
  | 'building'
  | 'other-unit'
  | 'elsewhere'
  | 'other'
  | 'unknown';

export type AddressComparison = {
  relation: AddressRelation;
  /** parts that one of the two leaves out: a direction, the kind of street */
  missing: number;
};

type Street = {
  number: HouseNumber;
  name: string[];
  directions: string[];
  suffix: string | null;
  unit: string | null;
};

type Place = { city: string; zip: string | null };
export type KnownAddress = { street: Street | null; words: string[]; place: Place };

const UNKNOWN: AddressComparison = { relation: 'unknown', missing: 0 };
/** Shorter names of streets have to be the same letter for letter. */
const SHORTEST_NEAR = 4;

/** Compares an address as an index writes it, whole or in part, with that of a property: `12 Main St, Austin, TX 78701`. */
export function compareAddresses(recorded: string, property: string): AddressComparison {
  return alignAddress(addressWords(recorded), readAddress(property));
}

/** The same, from the words of the one and the parts of the other, where one is compared with many. */
export function alignAddress(words: string[], known: KnownAddress): AddressComparison {
  if (words.length === 0 || known.words.length === 0) return UNKNOWN;
  if (words.join(' ') === known.words.join(' ')) return { relation: 'same', missing: 0 };
  return known.street ? align(words, known.street, known.place) : UNKNOWN;
}

/** Number and name of the street, to look for candidates by: `12 main`; null where the address has none. */
export function streetKey(address: string): string | null {
  const { street } = readAddress(address);
  return street ? `${street.number.text} ${street.name.join('')}` : null;
}

export function readAddress(address: string): KnownAddress {
  const words = addressWords(address);
  const parts = address
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const placeWords = parts.length > 2 ? addressWords(parts.slice(-2).join(' ')) : [];
  const zip = takeZip(placeWords) ?? takeZip([...words]);
  if (isState(placeWords.at(-1))) placeWords.pop();
  const streetWords = parts.length > 2 ? addressWords(parts.slice(0, -2).join(' ')) : upToSuffix(words);
  return { words, street: readStreet(streetWords), place: { city: placeWords.join(''), zip } };
}

/** Without commas the street ends after the kind of street and what follows it of direction and unit. */
function upToSuffix(words: string[]): string[] {
  const at = words.findIndex((word, index) => index > 1 && isSuffix(word));
  if (at < 0) return words;
  const hasUnit = words[at + 1] === 'unit';
  return words.slice(0, at + 1 + (hasUnit ? 2 : Number(isDirection(words[at + 1]))));
}

function readStreet(words: string[]): Street | null {
  const rest = [...words];
  const named = takeUnit(rest);
  const numbered = takeNumber(rest);
  if (!numbered || rest.length === 0) return null;
  const directions: string[] = [];
  const unit = takeDoor(rest);
  if (rest.length > 2 && isDirection(rest.at(-1))) directions.push(rest.pop() ?? '');
  if (isDirection(rest[0]) && rest.length > 1 && !(rest.length === 2 && isSuffix(rest[1]))) {
    directions.push(rest.shift() ?? '');
  }
  const suffix = rest.length > 1 && isSuffix(rest.at(-1)) ? (rest.pop() ?? null) : null;
  return { number: numbered.number, name: rest, directions, suffix, unit: named ?? numbered.letter ?? unit };
}

/** `12 Main St 4B`: the door without a word for it. */
function takeDoor(rest: string[]): string | null {
  const isDoor =
    rest.length > 2 && isSuffix(rest.at(-2)) && rest.at(-2) !== 'hwy' && /\d/.test(rest.at(-1) ?? '');
  return isDoor ? (rest.pop() ?? null) : null;
}

function align(words: string[], street: Street, place: Place): AddressComparison {
  const rest = [...words];
  const named = takeUnit(rest);
  const zip = takeZip(rest);
  const numbered = takeNumber(rest);
  if (!numbered || numbered.number.text === '0') return UNKNOWN;
  const directions = startsWithDirection(rest, street) ? [rest.shift() ?? ''] : [];
  const name = takeName(rest, street);
  if (!name) return rest.length === 0 ? UNKNOWN : { relation: 'other', missing: 0 };
  const suffix = isSuffix(rest[0]) ? (rest.shift() ?? null) : null;
  if (isDirection(rest[0])) directions.push(rest.shift() ?? '');
  const unit = named ?? numbered.letter ?? (isBareDoor(rest[0]) ? (rest.shift() ?? null) : null);
  const number = compareNumbers(numbered.number, street.number);
  if (number === 'other') return { relation: 'other', missing: 0 };
  const where = comparePlaces(rest, zip, place);
  if (where === 'elsewhere') return { relation: 'elsewhere', missing: 0 };
  const isNear =
    number === 'near' ||
    name === 'near' ||
    contradicts(directions.join(''), street.directions.join('')) ||
    contradicts(suffix, street.suffix);
  const missing =
    Number(directions.length !== street.directions.length) * 2 + Number(!suffix !== !street.suffix);
  return { relation: isNear ? nearUnit(unit, street.unit) : unitRelation(unit, street.unit, where), missing };
}

function nearUnit(unit: string | null, known: string | null): AddressRelation {
  return unit !== null && known !== null && unit !== known ? 'other' : 'near';
}

function unitRelation(unit: string | null, known: string | null, where: 'same' | 'unsaid'): AddressRelation {
  if (unit !== null && known !== null && doorOf(unit) !== doorOf(known)) return 'other-unit';
  if ((unit === null) !== (known === null)) return 'building';
  return where === 'same' ? 'same' : 'street';
}

const doorOf = (unit: string) =>
  unit.replace(/^(?:ph|bldg|fl|lot|trlr|spc|space)(?=.)/, '').replace(/^0+(?=.)/, '');

function startsWithDirection(rest: string[], street: Street): boolean {
  return rest.length > 1 && isDirection(rest[0]) && rest[0] !== street.name[0];
}

/** Takes the name of the street from the front, in as many words as it may have been broken into. */
function takeName(rest: string[], street: Street): 'same' | 'near' | null {
  const known = spelled(street.name);
  const sizes = [0, 1, -1]
    .map((more) => street.name.length + more)
    .filter((size) => size > 0 && size <= rest.length);
  const sameSize = sizes.find((size) => spelled(rest.slice(0, size)) === known);
  if (sameSize !== undefined) {
    rest.splice(0, sameSize);
    return 'same';
  }
  if (known.length < SHORTEST_NEAR || /\d/.test(known)) return null;
  const nearSize = sizes.find(
    (size) => editsBetween(spelled(rest.slice(0, size)), known) <= (known.length > 8 ? 2 : 1),
  );
  if (nearSize === undefined) return null;
  rest.splice(0, nearSize);
  return 'near';
}

/** Words of a name may be one word elsewhere, where nothing shortens them: `Lake Shore`, `Lakeshore`. */
const WHOLE = new Map<string, string>(
  `lk lake,lks lakes,hl hill,hls hills,spg spring,spgs springs,vly valley,mt mount,mtn mountain,riv river,wls wells,frst forest,
  brk brook,fld field,flds fields,pne pine,pnes pines,vw view,ml mill,mdw meadow,mdws meadows,crk creek,hbr harbor,hvn haven,
  gdn garden,grv grove,grn green,gln glen,is island,ldg lodge,mnr manor,orch orchard,pt point,rdg ridge,trl trail,vlg village,
  bch beach,bnd bend,crst crest,knl knoll,pln plain,plns plains,prt port,sq square,smt summit,cyn canyon,clf cliff,brg bridge,
  br branch,dl dale,ft fort,frd ford,cv cove,ter terrace,ctr center`
    .split(',')
    .map((pair): [string, string] => [pair.trim().split(' ')[0] ?? '', pair.trim().split(' ')[1] ?? '']),
);

const spelled = (name: string[]) => name.map((word) => WHOLE.get(word) ?? word).join('');

function isBareDoor(word = ''): boolean {
  return /^(?:\d{1,4}[a-z]?|[a-z]\d{1,4}|[a-dfghj-mp-rt-vx-z]|rear|front|upper|lower|upstairs|downstairs)$/.test(
    word,
  );
}

function compareNumbers(one: HouseNumber, other: HouseNumber): 'same' | 'near' | 'other' {
  if (one.text === other.text || isWithin(one, other) || isWithin(other, one)) return 'same';
  const isTypo = Math.max(one.text.length, other.text.length) > 1 && editsBetween(one.text, other.text) === 1;
  return isTypo ? 'near' : 'other';
}

/** `14` is on the lot `12-16`, on the same side of the street. */
function isWithin({ text, to }: HouseNumber, range: HouseNumber): boolean {
  const [number, from] = [Number(text), Number(range.text)];
  return (
    to === null && range.to !== null && number >= from && number <= range.to && (number - from) % 2 === 0
  );
}

function comparePlaces(rest: string[], zip: string | null, place: Place): 'same' | 'unsaid' | 'elsewhere' {
  if (rest.length > 0 && isState(rest.at(-1))) rest.pop();
  const city = rest.join('');
  if (zip !== null && zip === place.zip) return 'same';
  if (city !== '' && place.city !== '') return isSameCity(city, place.city) ? 'same' : 'elsewhere';
  return zip !== null && place.zip !== null ? 'elsewhere' : 'unsaid';
}

/** Indexes cut long names off, and misspell them. */
function isSameCity(one: string, other: string): boolean {
  const isCut = Math.min(one.length, other.length) > 3 && (one.startsWith(other) || other.startsWith(one));
  return one === other || isCut || (other.length > 4 && editsBetween(one, other) === 1);
}

function contradicts(one: string | null, other: string | null): boolean {
  return Boolean(one) && Boolean(other) && one !== other;
}
