import type { TitleChain } from './title-chain';
import type { Encumbrance } from './title-encumbrances';
import type { TitleReference } from './title-instruments';
import type { TitleLink } from './title-links';

/** How the line of title runs between two deeds. */
export type TitleTone = 'connected' | 'uncertain' | 'break';

/** A line beside that of title: how long a mortgage, a lien or a notice stands. */
export type GraphLane = { lane: number; above: boolean; below: boolean; standing: Encumbrance['standing'] };

/** A row of the picture, from its top edge to its bottom edge. Lane 0 is that of title. */
export type GraphRow = {
  key: string;
  /** where its dot is; null where there are more lanes than the picture has */
  dot: number | null;
  title: { above: TitleTone | null; below: TitleTone | null };
  lanes: GraphLane[];
} & (
  | { is: 'deed'; link: TitleLink }
  | { is: 'opened'; encumbrance: Encumbrance }
  | { is: 'released'; encumbrance: Encumbrance; by: TitleReference }
);

/** Beside each other; more are told in words alone. */
export const MOST_LANES = 4;

type Step = { recordedOn: string; order: number } & (
  | { is: 'deed'; link: TitleLink }
  | { is: 'opened'; encumbrance: Encumbrance }
  | { is: 'released'; encumbrance: Encumbrance; by: TitleReference }
);

type Span = { encumbrance: Encumbrance; from: number; to: number; lane: number };

/** The picture of a chain, newest first: the line of title, and beside it what burdened the property and for how long. */
export function titleGraph(chain: TitleChain): GraphRow[] {
  const steps = stepsOf(chain);
  const spans = spansOf(steps);
  return steps.map((step, index) => toRow(step, { steps, spans, index })).reverse();
}

/** The width of the picture in lanes. */
export function lanesOf(rows: GraphRow[]): number {
  return Math.max(0, ...rows.flatMap(({ lanes }) => lanes.map(({ lane }) => lane)));
}

const ORDER = { deed: 0, opened: 1, released: 2 };

/** The oldest first; of one day deeds before mortgages, and those before releases. */
function stepsOf({ links, encumbrances }: TitleChain): Step[] {
  const steps: Omit<Step, 'order'>[] = [
    ...links.map((link) => ({ is: 'deed' as const, link, recordedOn: link.reference.recordedOn })),
    ...encumbrances.map((encumbrance) => ({
      is: 'opened' as const,
      encumbrance,
      recordedOn: encumbrance.reference.recordedOn,
    })),
    ...encumbrances.flatMap(releasedStep),
  ];
  return steps
    .map((step, order) => ({ ...step, order }) as Step)
    .sort(
      (one, other) =>
        one.recordedOn.localeCompare(other.recordedOn) ||
        ORDER[one.is] - ORDER[other.is] ||
        one.order - other.order,
    );
}

function releasedStep(encumbrance: Encumbrance) {
  const by = encumbrance.releases.at(-1);
  if (encumbrance.standing !== 'released' || !by) return [];
  return [{ is: 'released' as const, encumbrance, by, recordedOn: by.recordedOn }];
}

/** From the row that opens each to the row that releases it, or beyond the last; a lane that is free again is taken again. */
function spansOf(steps: Step[]): Span[] {
  const spans: Span[] = [];
  for (const [from, step] of steps.entries()) {
    if (step.is !== 'opened') continue;
    const { encumbrance } = step;
    const released = steps.findIndex((each) => each.is === 'released' && each.encumbrance === encumbrance);
    const taken = new Set(spans.filter(({ to }) => to > from).map(({ lane }) => lane));
    const lane = Array.from({ length: MOST_LANES }, (_, index) => index + 1).find((each) => !taken.has(each));
    if (lane !== undefined) spans.push({ encumbrance, from, to: released < 0 ? Infinity : released, lane });
  }
  return spans;
}

type Place = { steps: Step[]; spans: Span[]; index: number };

function toRow(step: Step, { steps, spans, index }: Place): GraphRow {
  const lanes = spans
    .filter(({ from, to }) => from <= index && to >= index)
    .map(({ encumbrance, from, to, lane }): GraphLane => ({
      lane,
      above: to > index,
      below: from < index,
      standing: encumbrance.standing,
    }));
  const title = { above: toneAbove(steps, index), below: toneBelow(steps, index) };
  if (step.is === 'deed') return { ...toKey(step), dot: 0, title, lanes };
  const span = spans.find(({ encumbrance }) => encumbrance === step.encumbrance);
  return { ...toKey(step), dot: span?.lane ?? null, title, lanes };
}

function toKey(step: Step) {
  if (step.is === 'deed') return { is: step.is, link: step.link, key: step.link.reference.id };
  const { is, encumbrance } = step;
  const key = `${is} ${encumbrance.reference.id}`;
  return step.is === 'opened'
    ? { is: step.is, encumbrance, key }
    : { is: step.is, encumbrance, by: step.by, key };
}

const isDeed = (step: Step) => step.is === 'deed';

/** To the next newer deed; above the last one the title is held. */
function toneAbove(steps: Step[], index: number): TitleTone | null {
  if (!steps.slice(0, index + 1).some(isDeed)) return null;
  return toneOf(steps.slice(index + 1).find(isDeed));
}

function toneBelow(steps: Step[], index: number): TitleTone | null {
  if (!steps.slice(0, index).some(isDeed)) return null;
  return toneOf(steps.slice(index).find(isDeed));
}

function toneOf(newer: Step | undefined): TitleTone {
  if (newer?.is !== 'deed') return 'connected';
  const { standing } = newer.link;
  return standing === 'break' || standing === 'uncertain' ? standing : 'connected';
}
