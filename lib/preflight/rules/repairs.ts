import { inches, type PageRules } from '@/lib/catalog/rules/page-rules';
import type { Box, RepairKind } from '../schema';
import { areasOn, brokenAreas, placeRulesOf } from './areas';
import type { PageMeasures } from './measured';
import { canScale, fitsSize, isTooSmall } from './page-facts';

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

/** What the sheet in front says; its lines stay empty where nothing is known. */
type CoverSheet = { title: string; requestedBy?: string; returnTo?: string };

export type RepairPlan = { pages: PageRepair[]; coverSheet: CoverSheet | null };

const LETTER = { width: inches(8.5), height: inches(11) };
/** Beyond what a rule asks for, so that a measurement of the new page does not stumble over a pixel. */
const BEYOND = 2;
/** Where no rule asks for a margin. */
const USUAL_MARGIN = inches(0.5);
/** Smaller, and nobody reads it. */
const LEAST_SCALE = 0.6;
/** A picture of paper that becomes smaller is taken for a picture on a page, and its letters for type. */
const LEAST_SCALE_OF_SCAN = 0.8;
/** What a measurement of letters may be off by. In points. */
const MEASURED = 0.1;

type Wanted = { repairs: readonly RepairKind[]; sheet: CoverSheet };
type NumberedPage = PageMeasures & { number: number };

/**
 * How the pages that miss a rule of place or size would fit. A page that would become too small stays as it is. The
 * document is called what its own title says, and what `sheet` says where none was read. No repair makes a finding of its
 * own: what is planned misses no rule that was kept before.
 */
export function planRepairs(
  pages: readonly PageMeasures[],
  rules: PageRules | null,
  { repairs, sheet }: Wanted,
): RepairPlan {
  const hasSheet = repairs.includes('cover-sheet') && canAddSheet(pages, rules);
  // A sheet in front makes the first page a later one, which has other margins.
  const moved = pages.map((page) => ({ ...page, number: hasSheet ? page.page + 1 : page.page }));
  const wanted = repairs.includes('scale-pages') ? moved : moved.slice(0, hasSheet ? 1 : 0);
  return {
    pages: wanted.flatMap((page) => repairOf(page, rules) ?? []),
    coverSheet: hasSheet ? { ...sheet, title: pages[0]?.text.title ?? sheet.title } : null,
  };
}

/** Whether a page that misses a rule would fit, moved or made smaller, and could still be read. */
export function canFit(page: PageMeasures, rules: PageRules | null): boolean {
  return repairOf({ ...page, number: page.page }, rules) !== null;
}

/** Whether a sheet of ours may go in front: there is none yet, and the first page keeps the rules of a later one behind it. */
export function canAddSheet(pages: readonly PageMeasures[], rules: PageRules | null): boolean {
  const [first] = pages;
  if (!first || first.text.isCoverSheet || rules?.coverPage?.value.by !== 'anybody') return false;
  const behind = { ...first, number: first.page + 1 };
  return !missesPlace(behind, rules) || repairOf(behind, rules) !== null;
}

function repairOf(page: NumberedPage, rules: PageRules | null): PageRepair | null {
  const { ink } = page;
  if (!ink || !canScale(page)) return null;
  const sheet = sheetFor(page, rules);
  if (sheet.width === page.width && sheet.height === page.height && !missesPlace(page, rules)) return null;
  const room = roomOn({ ...sheet, page: page.number }, rules);
  const scale = Math.min(1, room.width / ink.width, room.height / ink.height);
  if (scale < (page.scan ? LEAST_SCALE_OF_SCAN : LEAST_SCALE) || isTypeTooSmall(page, rules, scale))
    return null;
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

/** Whether ink is where it should not be. Of a page that moves only the bounds of its ink are known. */
function missesPlace({ number, ...page }: NumberedPage, rules: PageRules | null): boolean {
  const areas = areasOn(placeRulesOf(rules), { ...page, page: number });
  const { ink } = page;
  const inAreas =
    number === page.page ? page.inAreas : areas.map(({ box }) => (ink && overlaps(ink, box) ? ink : null));
  return brokenAreas(areas, { inAreas, notes: page.text.notes }).length > 0;
}

function overlaps(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** A page that becomes smaller keeps the least size of type; where it is only asked for, what missed it before may. */
function isTypeTooSmall({ smallestType }: PageMeasures, rules: PageRules | null, scale: number): boolean {
  const least = rules?.leastType;
  if (scale === 1 || !smallestType || !least || least === 'unknown' || !('consequence' in least))
    return false;
  const { points } = smallestType;
  if (least.consequence === 'warn' && isTooSmall(points, least.value)) return false;
  return isTooSmall(points * scale - MEASURED, least.value);
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

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
