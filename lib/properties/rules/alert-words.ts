import type { InstrumentClass } from '@/lib/catalog/rules/instrument-class';
import { longDay } from '@/lib/values/date-format';
import type { MatchBasis } from './match-words';

/** Classes of instruments in a sentence: `A deed`. */
const INSTRUMENTS: Record<InstrumentClass, string> = {
  deed: 'a deed',
  quitclaim: 'a quitclaim deed',
  mortgage: 'a mortgage',
  assignment: 'an assignment',
  release: 'a release',
  lien: 'a lien',
  'lis-pendens': 'a notice of a pending lawsuit',
  'power-of-attorney': 'a power of attorney',
  'notice-of-default': 'a notice of default',
  other: 'another document',
};

/** The classes as one chooses among them: `Deed`, `Notice of a pending lawsuit`. */
export const instrumentLabels = Object.fromEntries(
  Object.entries(INSTRUMENTS).map(([each, words]) => [each, capital(words.replace(/^an? /, ''))]),
) as Record<InstrumentClass, string>;

type Lock = { address: string; basis: MatchBasis };
type Watched = { kind: 'name' | 'parcel'; value: string };

/** The title of an alert about a locked property. */
export function titleOfLock(each: InstrumentClass, { address, basis }: Lock): string {
  if (basis === 'land') return `${said(each)} was recorded for ${address}`;
  return basis === 'near-land'
    ? `${said(each)} was recorded that may be about ${address}`
    : `${said(each)} names somebody like the owner of ${address}`;
}

/** The title of an alert about a name or a parcel that is watched. */
export function titleOfWatch(each: InstrumentClass, { kind, value }: Watched): string {
  return kind === 'name'
    ? `${said(each)} was recorded that names ${value}`
    : `${said(each)} was recorded for parcel ${value}`;
}

type Recorded = { county: string; recordedOn: string; instrument: string; type: string };

/** What a county recorded, in one sentence. */
export function sayRecorded({ county, recordedOn, instrument, type }: Recorded): string {
  return `${county} recorded it on ${longDay(recordedOn)} as ${type}, number ${instrument}.`;
}

/** Why it is taken to be about the property: the reasons as `sayMatch` has them. */
export function sayFit(of: 'property' | 'watch', reasons: string): string {
  return of === 'property'
    ? `Compared with your property: ${reasons}.`
    : `Compared with what you watch: ${reasons}.`;
}

export function sayAnnounced({ from, until }: { from: string; until: string }): string {
  return `You announced it for ${longDay(from)} to ${longDay(until)}.`;
}

const said = (each: InstrumentClass) => capital(INSTRUMENTS[each]);

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
