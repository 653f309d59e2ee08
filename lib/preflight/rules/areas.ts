import { inches, type MarginRule, type PageRules, type ReservedRule } from '@/lib/catalog/rules/page-rules';
import type { Box } from '../schema';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Where on a page no ink should be, and which rule says so. */
export type Area = { box: Box } &
  /** `holdsNotes`: page numbers and the like may be in it */
  (
    | { kind: 'margin'; rule: number; side: Side; required: number; holdsNotes: boolean }
    | { kind: 'reserved'; rule: number; choice: number }
    /** where no rule asks for a margin, and a copier may lose what is there */
    | { kind: 'edge'; side: Side; required: number }
  );

/** The rules that speak of places, as they are sent to whoever measures. */
export type PlaceRules = { margins: MarginRule[]; reserved: ReservedRule[] };

type Page = { page: number; width: number; height: number };

/** Less than what a printer is off by. */
const TOLERANCE = 1;
/** Many printers and copiers leave out this much at an edge. */
const EDGE = inches(0.25);

const sides: Side[] = ['left', 'right', 'top', 'bottom'];

export function placeRulesOf(rules: PageRules | null): PlaceRules {
  if (!rules) return { margins: [], reserved: [] };
  return {
    margins: Array.isArray(rules.margins) ? rules.margins.map(({ value }) => value) : [],
    reserved: rules.reserved.map(({ value }) => value),
  };
}

/** The areas of one page, in an order that both who measures and who judges knows. */
export function areasOn({ margins, reserved }: PlaceRules, page: Page): Area[] {
  const own = (pages: MarginRule['pages'] | ReservedRule['pages']) =>
    pages === 'all' || (pages === 'first') === (page.page === 1);
  const band = reserved.flatMap((rule) => (own(rule.pages) && rule.leavesLeft ? rule.anyOf : []));
  // The space for the recorder has rules of its own at the sides (Cal. Gov. Code § 27361.6).
  const from = Math.max(0, ...band.map(({ height }) => height));
  const ofMargins = margins.flatMap((rule, index) =>
    own(rule.pages)
      ? sides
          .filter((side) => rule.sides[side] > 0)
          .map((side): Area => {
            const required = rule.sides[side];
            return {
              kind: 'margin',
              rule: index,
              side,
              required,
              holdsNotes: rule.except !== undefined,
              box: strip(page, side, { required, from }),
            };
          })
      : [],
  );
  const ofReserved = reserved.flatMap((rule, index) =>
    own(rule.pages)
      ? rule.anyOf.map((space, choice): Area => ({
          kind: 'reserved',
          rule: index,
          choice,
          box: corner(page, { ...space, leavesLeft: rule.leavesLeft }),
        }))
      : [],
  );
  const ruled = new Set(ofMargins.flatMap((area) => (area.kind === 'margin' ? [area.side] : [])));
  const ofEdges = sides
    .filter((side) => !ruled.has(side))
    .map((side): Area => ({
      kind: 'edge',
      side,
      required: EDGE,
      box: strip(page, side, { required: EDGE, from: 0 }),
    }));
  return [...ofMargins, ...ofReserved, ...ofEdges];
}

type Inked<A extends Area> = { area: A; ink: Box };

/**
 * The areas whose rule is missed, with the ink in each; `inAreas` is what was measured, in the order of `areasOn`. Of
 * several spaces that would do one that is free is enough. `notes` are the places of page numbers and titles.
 */
export function brokenAreas(
  areas: readonly Area[],
  { inAreas, notes }: { inAreas: readonly (Box | null)[]; notes: readonly Box[] },
): Inked<Area>[] {
  const inked = areas.flatMap((area, index) => {
    const ink = inAreas[index];
    return ink ? [{ area, ink }] : [];
  });
  return inked.filter(({ area, ink }) => {
    if (area.kind === 'margin' && area.holdsNotes) return !notes.some((note) => isWithin(ink, note));
    if (area.kind !== 'reserved') return true;
    const choices = areas.filter((other) => isSameRule(other, area));
    const isBroken = choices.every((other) => inked.some((each) => each.area === other));
    return isBroken && area.choice === 0;
  });
}

/** Letters reach a little over the box of their line. In points. */
const OVERHANG = 3;

function isWithin(ink: Box, { x, y, width, height }: Box): boolean {
  return (
    ink.x > x - OVERHANG &&
    ink.y > y - OVERHANG &&
    ink.x + ink.width < x + width + OVERHANG &&
    ink.y + ink.height < y + height + OVERHANG
  );
}

function isSameRule(other: Area, area: Extract<Area, { kind: 'reserved' }>): boolean {
  return other.kind === 'reserved' && other.rule === area.rule;
}

function strip(
  { width, height }: Page,
  side: Side,
  { required, from }: { required: number; from: number },
): Box {
  const thick = Math.max(0, required - TOLERANCE);
  const tall = Math.max(0, height - from);
  if (side === 'left') return { x: 0, y: from, width: thick, height: tall };
  if (side === 'right') return { x: width - thick, y: from, width: thick, height: tall };
  if (side === 'top') return { x: 0, y: 0, width, height: thick };
  return { x: 0, y: height - thick, width, height: thick };
}

function corner(
  page: Page,
  { width, height, leavesLeft }: { width: number; height: number; leavesLeft?: number },
): Box {
  const wide = Math.max(0, (leavesLeft === undefined ? width : page.width - leavesLeft) - TOLERANCE);
  return { x: page.width - wide, y: 0, width: wide, height: Math.max(0, height - TOLERANCE) };
}
