import type { Source } from '@/lib/catalog/schema';

export const instrumentClasses = [
  'deed',
  'quitclaim',
  'mortgage',
  'assignment',
  'release',
  'lien',
  'lis-pendens',
  'power-of-attorney',
  'notice-of-default',
  'other',
] as const;

export type InstrumentClass = (typeof instrumentClasses)[number];

/** A class and the names that mean it, one per line of text or comma, in small letters without punctuation. */
export type InstrumentNames = { class: InstrumentClass; names: string };

/** What a name means in some states, where others mean something else by it or do not know it. */
export type StateInstrumentNames = InstrumentNames & { states: string; source: Source };

export type InstrumentTables = {
  /** abbreviations and codes: the whole type has to be one of them */
  codes: InstrumentNames[];
  /** words in a row that decide wherever they stand in a type; the first line that is found counts */
  phrases: InstrumentNames[];
  /** whole types that differ by state; they come before all others */
  byState: StateInstrumentNames[];
};

type Reader = (type: string, state: string) => InstrumentClass;

/** No name of a type is longer; what follows is the clerk's remark. */
const LONGEST = 200;

/**
 * Reads the type of an instrument as a county's index writes it. The name as a whole counts first, for its state and
 * then for all; after that the first phrase that it contains; then the name without a number or remark after it.
 */
export function instrumentReader({ codes, phrases, byState }: InstrumentTables): Reader {
  const everywhere = new Map(codes.flatMap((entry) => namesOf(entry)));
  const inState = new Map(
    byState.flatMap((entry) =>
      entry.states
        .split(' ')
        .flatMap((state) =>
          namesOf(entry).map(([name, each]): [string, InstrumentClass] => [`${state} ${name}`, each]),
        ),
    ),
  );
  const inOrder = phrases
    .flatMap((entry) => namesOf(entry))
    .map(([name, each]) => ({ name: ` ${name} `, each }));
  const whole = (name: string, state: string) => inState.get(`${state} ${name}`) ?? everywhere.get(name);

  return (type, state) => {
    const name = plainType(type);
    const code = state.toUpperCase();
    const padded = ` ${name} `;
    return (
      whole(name, code) ??
      inOrder.find((phrase) => padded.includes(phrase.name))?.each ??
      whole(beforeRemark(type), code) ??
      'other'
    );
  };
}

/** `Q/C Deed`, `Quit-Claim Deed` and `QUITCLAIM DEED` in one way of writing. */
function plainType(type: string): string {
  return type
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9&]+/g, ' ')
    .trim();
}

/** `WD - Warranty Deed`, `DT (2 PARCELS)`, `REL#4`: the part before what the clerk adds. */
function beforeRemark(type: string): string {
  const [before = ''] = type.slice(0, LONGEST).split(/[-(#:;,/\d]/, 1);
  return plainType(before);
}

function namesOf({ class: each, names }: InstrumentNames): [string, InstrumentClass][] {
  return names
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => [name, each]);
}
