import type { Block, Paper, PaperSection } from '@/lib/paper/paper';
import { plainWords } from '@/lib/paper/paper';
import { drawable, undrawableNote } from '@/lib/paper/pdf-letters';
import { mediumDay } from '@/lib/values/date-format';
import type { PropertyHistory } from '../queries/history';
import { sayState } from '../rules/property-state';
import { listBreaks, listUnreleased } from '../rules/title-chain';
import { titleGraph, type GraphRow } from '../rules/title-graph';
import {
  CHAIN_IS,
  markOfEncumbrance,
  markOfLink,
  sayEncumbrance,
  sayEncumbranceKind,
  sayFindings,
  sayHolders,
  sayInstrument,
  sayLink,
  sayNames,
  sayOwner,
} from '../rules/title-words';
import type { TimelineEntry } from '../schema/timeline';

/** The latest entries of a history that its PDF has. */
export const MOST_ENTRIES = 1_000;
/** Longer names and remarks are cut: a row must not fill a page. */
const LONGEST = 600;

/** What the file is, and what it is not. */
export const HISTORY_IS =
  'This is what your account knows of the property: your locks, your payments, what you showed us, your alerts, and the recordings that we were given and matched to it. It is not a title search, not legal advice and not a proof. The proof file of a log entry is one, and it is checked without us.';

/** The same in the hands of another member of its organization. */
export const sharedHistoryIs = (sharedBy: string) =>
  `This is what ${sharedBy} shares of the property with the members of the organization: locks, alerts, and the recordings that we were given and matched to it. “Your” in it means ${sharedBy}. Payments and documents are left out. It is not a title search, not legal advice and not a proof. The proof file of a log entry is one, and it is checked without us.`;

type Printed = 'asOf' | 'state' | 'propertyAddress' | 'ownerName' | 'county' | 'parcelNumber' | 'chain';

export type PrintedHistory = Pick<PropertyHistory, Printed | 'entries' | 'next'> & {
  /** null for members: alerts are for their owner to look at */
  alerts: PropertyHistory['alerts'] | null;
  /** the member who shared it; null in the hands of its owner */
  sharedBy: string | null;
};

/** The whole history of a property as one paper. */
export function historyPaper(history: PrintedHistory, at: Date): Paper {
  const { asOf, state, propertyAddress, alerts, sharedBy } = history;
  const { title, text } = sayState(state);
  const day = at.toISOString().slice(0, 10);
  const is = sharedBy === null ? HISTORY_IS : sharedHistoryIs(line(sharedBy));
  return {
    title: `History of ${line(propertyAddress)}`,
    summary: `${asOf ? `As of ${mediumDay(asOf)}: ` : ''}${title}. ${text}`,
    updated: day,
    sections: [
      { id: 'about', title: 'What this is', blocks: [paragraph(is), ...gapNotes(history)] },
      factsSection(history, day),
      ...(alerts ? [alertsSection(alerts)] : []),
      chainSection(history),
      entriesSection(history),
    ],
  };
}

const line = (text: string) => {
  const drawn = drawable(text);
  return drawn.length > LONGEST ? `${drawn.slice(0, LONGEST - 1)}…` : drawn;
};
const paragraph = (text: string): Block => ({ kind: 'paragraph', words: plainWords(text) });
const list = (items: string[]): Block => ({
  kind: 'list',
  isNumbered: false,
  items: items.map((item) => plainWords(line(item))),
});

function gapNotes({ propertyAddress, ownerName, sharedBy, entries }: PrintedHistory): Block[] {
  const note = undrawableNote([
    propertyAddress,
    ownerName,
    sharedBy ?? '',
    ...entries.flatMap(({ title, details }) => [title, ...details]),
  ]);
  return note ? [paragraph(note)] : [];
}

function factsSection(history: PrintedHistory, day: string): PaperSection {
  const { propertyAddress, ownerName, county, parcelNumber, state, asOf } = history;
  const rows = [
    ['Property', propertyAddress],
    ['Owner, as locked', ownerName],
    ['County', county ?? 'not known'],
    ['Parcel number', parcelNumber ?? 'not given'],
    ['Lock', sayState(state).title],
    ['As of', mediumDay(asOf ?? day)],
    ['Printed on', `${mediumDay(day)} (UTC)`],
  ].map((row) => row.map((cell) => plainWords(line(cell))));
  return {
    id: 'facts',
    title: 'The property',
    blocks: [{ kind: 'table', caption: 'The property', head: ['Fact', 'Value'], rows }],
  };
}

function alertsSection({ listed, counts }: PropertyHistory['alerts']): PaperSection {
  const count = Object.values(counts).reduce((sum, each) => sum + each, 0);
  const items = listed.map(({ level, title, createdAt }) => `${level}: ${title}, ${momentOf(createdAt)}`);
  const others = count - listed.length;
  const blocks = [
    items.length === 0 ? paragraph('No alert waited to be looked at.') : list(items),
    ...(others > 0 ? [paragraph(`${others} more.`)] : []),
  ];
  return { id: 'alerts', title: 'Open alerts', blocks };
}

function chainSection({ chain, ownerName }: PrintedHistory): PaperSection {
  const rows = titleGraph(chain);
  const findings = sayFindings({
    breaks: listBreaks(chain).length,
    unreleased: listUnreleased(chain).length,
  });
  const unplaced = chain.unplaced.map(sayInstrument);
  return {
    id: 'chain',
    title: 'Chain of title',
    blocks: [
      paragraph(line([sayHolders(chain), sayOwner(chain, ownerName)].join(' '))),
      ...(rows.length === 0 ? [] : [paragraph(findings), list(rows.map(sayRow))]),
      ...(chain.isCut ? [paragraph('Older recordings are left out.')] : []),
      ...(unplaced.length === 0
        ? []
        : [paragraph('Releases and assignments that match no mortgage or lien above:'), list(unplaced)]),
      paragraph(CHAIN_IS),
    ],
  };
}

function sayRow(row: GraphRow): string {
  if (row.is === 'deed') {
    const { link } = row;
    const mark = markOfLink(link);
    const parties = `${sayNames(link.grantors)} to ${sayNames(link.grantees)}`;
    return `${mark ? `${mark}: ` : ''}${parties}, ${sayInstrument(link.reference)}. ${sayLink(link).join(' ')}`;
  }
  const { encumbrance } = row;
  const kind = sayEncumbranceKind(encumbrance.class);
  if (row.is === 'released')
    return `${kind} ${encumbrance.reference.instrument} released, ${sayInstrument(row.by)}.`;
  const parties = `${sayNames(encumbrance.grantors)} to ${sayNames(encumbrance.grantees)}`;
  return `${kind}, ${markOfEncumbrance(encumbrance).toLowerCase()}: ${parties}, ${sayInstrument(encumbrance.reference)}. ${sayEncumbrance(encumbrance).join(' ')}`;
}

/** A list: a table of so many rows takes pdfkit half a minute, in which nothing else is done. */
function entriesSection({ entries, next }: PrintedHistory): PaperSection {
  const items = entries.map((entry) => `${whenOf(entry)}: ${whatOf(entry)}`);
  const cut = next ? [paragraph(`Older entries are left out: these are the latest ${entries.length}.`)] : [];
  return {
    id: 'history',
    title: 'History, newest first',
    blocks: items.length === 0 ? [paragraph('There are no entries to show.')] : [list(items), ...cut],
  };
}

function whatOf({ title, details, logIndex }: TimelineEntry): string {
  const proof = logIndex === null ? [] : [`Log entry ${logIndex}.`];
  return [`${title.replace(/[.]$/, '')}.`, ...details.map(withStop), ...proof].join(' ');
}

const withStop = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function whenOf({ at, isDay }: TimelineEntry): string {
  return isDay ? mediumDay(at.slice(0, 10)) : momentOf(at);
}

function momentOf(iso: string): string {
  return `${moments.format(new Date(iso))} UTC`;
}

const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});
