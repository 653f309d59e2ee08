import { inches, type PageRules } from '@/lib/catalogue/rules/page-rules';
import type { Box, RepairKind } from '../schema';
import { areasOn, placeRulesOf } from './areas';
import type { PageMeasures } from './measured';
import { canScale, fitsSize } from './page-facts';

/** Where the ink of a page goes on a new sheet. Points from the upper left corner, of both pages as shown. */
type PageRepair = {
  page: number;
  sheet: { width: number; height: number };
  /** what is taken of the old page: its ink */
  ink: Box;
  /** of the old size; 1 where it is only moved */
  scale: number;
  /** the upper left corner of the ink on the new sheet */
  at: { x: number; y: number };
};

export type RepairPlan = { pages: PageRepair[]; coverSheet: { title: string } | null };

const LETTER = { width: inches(8.5), height: inches(11) };
/** Beyond what a rule asks for, so that a measurement of the new page does not stumble over a pixel. */
const BEYOND = 2;
/** Where no rule asks for a margin. */
const USUAL_MARGIN = inches(0.5);
/** Smaller, and nobody reads it. */
const LEAST_SCALE = 0.6;

/** How the pages that miss a rule of place or size would fit. A page that would become too small stays as it is. */
export function planRepairs(
  pages: readonly PageMeasures[],
  rules: PageRules | null,
  { repairs, title }: { repairs: readonly RepairKind[]; title: string },
): RepairPlan {
  const coverSheet =
    repairs.includes('cover-sheet') && rules?.coverPage?.value.by === 'anybody' ? { title } : null;
  // A sheet in front makes the first page a later one, which has other margins.
  const moved = pages.map((page) => ({ ...page, number: coverSheet ? page.page + 1 : page.page }));
  const wanted = repairs.includes('scale-pages') ? moved : moved.slice(0, coverSheet ? 1 : 0);
  return { pages: wanted.flatMap((page) => repairOf(page, rules) ?? []), coverSheet };
}

/** Whether a page that misses a rule would fit, moved or made smaller, and could still be read. */
export function canFit(page: PageMeasures, rules: PageRules | null): boolean {
  return repairOf({ ...page, number: page.page }, rules) !== null;
}

function repairOf(page: PageMeasures & { number: number }, rules: PageRules | null): PageRepair | null {
  const { ink } = page;
  if (!ink || !canScale(page)) return null;
  const sheet = sheetFor(page, rules);
  const room = roomOn({ ...sheet, page: page.number }, rules);
  const isMoved = page.number !== page.page;
  const isBroken = isMoved ? !isWithin(ink, room) : page.inAreas.some((inked) => inked !== null);
  if (sheet.width === page.width && sheet.height === page.height && !isBroken) return null;
  const scale = Math.min(1, room.width / ink.width, room.height / ink.height);
  if (scale < LEAST_SCALE || isTypeTooSmall(page, rules, scale)) return null;
  const [width, height] = [ink.width * scale, ink.height * scale];
  return {
    page: page.page,
    sheet,
    ink,
    scale,
    at: {
      x: between(ink.x, room.x, room.x + room.width - width),
      y: between(ink.y, room.y, room.y + room.height - height),
    },
  };
}

/** Where smaller type comes back or costs more, a page that becomes smaller must keep the least size. */
function isTypeTooSmall({ smallestType }: PageMeasures, rules: PageRules | null, scale: number): boolean {
  const least = rules?.leastType;
  if (scale === 1 || !smallestType || !least || least === 'unknown') return false;
  if (!('consequence' in least) || least.consequence === 'warn') return false;
  return smallestType.points * scale < least.value;
}

function sheetFor({ width, height }: PageMeasures, rules: PageRules | null): PageRepair['sheet'] {
  const rule = rules && rules.size !== 'unknown' ? rules.size.value : null;
  return rule && !fitsSize({ width, height }, rule) ? LETTER : { width, height };
}

/** What the rules leave for ink: below the recorder's space over the whole width, and between the margins. */
function roomOn(page: { page: number; width: number; height: number }, rules: PageRules | null): Box {
  const areas = areasOn(placeRulesOf(rules), page);
  const side = { left: 0, right: 0, top: 0, bottom: 0 };
  for (const area of areas) {
    if (area.kind === 'margin') side[area.side] = Math.max(side[area.side], area.required + BEYOND);
    if (area.kind === 'edge') side[area.side] = Math.max(side[area.side], USUAL_MARGIN);
    if (area.kind === 'reserved' && area.choice === 0) {
      side.top = Math.max(side.top, area.box.height + 1 + BEYOND);
    }
  }
  return {
    x: side.left,
    y: side.top,
    width: page.width - side.left - side.right,
    height: page.height - side.top - side.bottom,
  };
}

function isWithin(ink: Box, room: Box): boolean {
  return (
    ink.x >= room.x - BEYOND &&
    ink.y >= room.y - BEYOND &&
    ink.x + ink.width <= room.x + room.width + BEYOND &&
    ink.y + ink.height <= room.y + room.height + BEYOND
  );
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
