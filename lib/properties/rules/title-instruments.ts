import type { InstrumentClass } from '@/lib/catalog/rules/instrument-class';
import { readParties, type Party } from './party-name';

/** A row of a county's index that is about the property. Several rows of one instrument are read as one. */
export type TitleRecording = {
  id: string;
  class: InstrumentClass;
  /** as the county writes it */
  type: string;
  instrument: string;
  /** `2026-11-23`: a day of the county */
  recordedOn: string;
  grantors: string[];
  grantees: string[];
  /** the legal description, where a release may say which mortgage it is of */
  legal?: string | null;
};

/** Which instrument a statement rests on. */
export type TitleReference = Pick<TitleRecording, 'id' | 'type' | 'instrument' | 'recordedOn'>;

/** One instrument, its rows put together, with its parties read. */
export type TitleInstrument = TitleRecording & {
  reference: TitleReference;
  grantorParties: Party[];
  granteeParties: Party[];
};

const inNumberOrder = new Intl.Collator('en', { numeric: true });

/** The instruments in the order of recording: by day, and on one day by their number. */
export function inOrderOfRecording(recordings: TitleRecording[]): TitleInstrument[] {
  const byInstrument = new Map<string, TitleRecording>();
  for (const each of recordings) {
    const key = [each.recordedOn, each.instrument, each.class].join(' ');
    const known = byInstrument.get(key);
    byInstrument.set(key, known ? together(known, each) : each);
  }
  const parties = new Map<string, Party[]>();
  return [...byInstrument.values()].map((each) => read(each, parties)).sort(byRecording);
}

function together(one: TitleRecording, other: TitleRecording): TitleRecording {
  return {
    ...one,
    grantors: [...new Set([...one.grantors, ...other.grantors])],
    grantees: [...new Set([...one.grantees, ...other.grantees])],
    legal: [one.legal, other.legal].filter(Boolean).join(' ') || null,
  };
}

/** Who is named more than once is read once, so that `matchParties` compares two of them once. */
function read(recording: TitleRecording, known: Map<string, Party[]>): TitleInstrument {
  const { id, type, instrument, recordedOn, grantors, grantees } = recording;
  return {
    ...recording,
    reference: { id, type, instrument, recordedOn },
    grantorParties: grantors.flatMap((name) => readOnce(name, known)),
    granteeParties: grantees.flatMap((name) => readOnce(name, known)),
  };
}

function readOnce(name: string, known: Map<string, Party[]>): Party[] {
  const parties = known.get(name) ?? readIndexed(name);
  known.set(name, parties);
  return parties;
}

/** Parties as an index has them: `readParties` holds it against an owner's name to begin with the last name, and all of these do. */
export function readIndexed(name: string): Party[] {
  return readParties(name).map((party) =>
    party.kind === 'person'
      ? { ...party, readings: party.readings.map((reading) => ({ ...reading, isTurned: false })) }
      : party,
  );
}

function byRecording(one: TitleInstrument, other: TitleInstrument): number {
  return (
    inNumberOrder.compare(one.recordedOn, other.recordedOn) ||
    inNumberOrder.compare(one.instrument, other.instrument) ||
    inNumberOrder.compare(one.id, other.id)
  );
}

/**
 * What an instrument of the class deed does: it conveys; it conveys for somebody else, by an office or a court's order; it
 * says who holds after a death; or it moves no title now (effective on death, a contract to sell, minerals or timber alone).
 */
export type Conveyance = 'conveys' | 'office' | 'death' | 'on-death' | 'contract' | 'part-of-land';

const KINDS: [Exclude<Conveyance, 'conveys'>, RegExp][] = [
  [
    'death',
    /^(?=.*\baff(?:idavit)?\b).*\b(?:death|surviv\w*|descent)\b|\bdeath of\b|\bsurvivorship aff|\bheirship\b|\bstatement of heir|\b(?:afdt|dthaff|dod jt|afhr|hrshp)\b/,
  ],
  [
    'on-death',
    /\btrans(?:fer)? (?:up)?on death\b|\bbeneficiary deed\b|\bbene deed\b|\blady ?bird\b|\benhanced life estate\b|^(?:todd?|bd|bened|lbd|eled)$/,
  ],
  [
    'contract',
    /\bland contract\b|\bcontract for deed\b|\bagreement (?:for deed|of sale)\b|\breal estate contract\b|\binstallment contract\b|^(?:lcd|cfd|landc)$/,
  ],
  ['part-of-land', /\b(?:mineral|timber|royalty)\b|^md$/],
  [
    'office',
    /\b(?:trustees?|sheriffs?|marshals?|constables?|commissioners?|referees?|masters?|receivers?|clerks?|treasurers?|executors?|executrix|exec|administrators?|admin|representatives?|guardians?|conservators?|fiduciary) (?:deed|dd|d)\b|\btax (?:deed|dd)\b|\bforeclosure\b|\bdeed under power\b|\bdeed upon sale\b|\bmortgagees? deed\b|\bdeed of distribution\b|\b(?:decree|order) of distribution\b|\bjudgment of possession\b|^(?:trd|trsd|txd|taxd|shd|sfd|exd|execd|admd|prd|fidd|gdnd|cond|refd|msd|mstd|dup)$/,
  ],
];

export function readConveyance(type: string): Conveyance {
  const name = type
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  if (/\bin lieu\b/.test(name)) return 'conveys';
  return KINDS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'conveys';
}
