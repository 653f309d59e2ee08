import type { PageRules, PageSizeRule, Ruled } from '@/lib/catalog/rules/page-rules';
import { areasOn, brokenAreas, placeRulesOf, type Area, type Side } from './areas';
import { from, inInches, sizeInInches, type Case, type Draft } from './draft';
import type { PageMeasures } from './measured';
import { fitsSize, isTooSmall } from './page-facts';
import { canAddSheet, canFit } from './repairs';

/** Dots an inch: below, print of eight points breaks up. */
const COARSE_SCAN = 200;

/** What the pages are as paper: their size, where ink reaches, how small the type is, how they were scanned. */
export function judgePaper(subject: Case): Draft[] {
  const { pages } = subject;
  return [
    ...pages.flatMap((page) => sizeOf(page, subject)),
    ...pages.flatMap((page) => placesOf(page, subject)),
    ...marginsUnknown(subject),
    ...typeOf(subject),
    ...pages.flatMap((page) => scanOf(page, subject)),
  ];
}

function sizeOf(page: PageMeasures, { rules, place }: Case): Draft[] {
  if (!rules) return [];
  if (rules.size === 'unknown') {
    if (page.page > 1) return [];
    return [unknown('page-size', `We have read no page size for ${place}. Page 1 is ${sizeInInches(page)}.`)];
  }
  return fitsSize(page, rules.size.value) ? [] : [oddSize(page, { rules, size: rules.size })];
}

function oddSize(
  page: PageMeasures,
  { rules, size }: { rules: PageRules; size: Ruled<PageSizeRule> },
): Draft {
  const asked = size.value.isExact
    ? `${sizeInInches(size.value)} is required`
    : `The most is ${sizeInInches(size.value)}`;
  return {
    rule: 'page-size',
    severity: size.consequence,
    page: page.page,
    text: `Page ${page.page} is ${sizeInInches(page)}. ${asked}.`,
    ...from(size),
    ...(canFit(page, rules) && { repair: 'scale-pages' as const }),
  };
}

function placesOf(page: PageMeasures, subject: Case): Draft[] {
  const areas = areasOn(placeRulesOf(subject.rules), page);
  return brokenAreas(areas, { inAreas: page.inAreas, notes: page.text.notes }).map(({ area, ink }) => {
    if (area.kind === 'margin') return margin(page, { ...area, ink }, subject);
    if (area.kind === 'edge') return edge(page, { ...area, ink }, subject);
    return reserved(page, { ...area, ink }, subject);
  });
}

type Inked<Kind extends Area['kind']> = Extract<Area, { kind: Kind }> & {
  ink: { x: number; y: number; width: number; height: number };
};

function reach(page: PageMeasures, side: Side, ink: Inked<'margin'>['ink']): number {
  if (side === 'left') return ink.x;
  if (side === 'top') return ink.y;
  return side === 'right' ? page.width - ink.x - ink.width : page.height - ink.y - ink.height;
}

function margin(page: PageMeasures, area: Inked<'margin'>, { rules }: Case): Draft {
  const margins = rules && Array.isArray(rules.margins) ? rules.margins : [];
  const rule = margins[area.rule];
  if (!rule) throw new Error('A margin was measured that no rule asks for.');
  const measured = inInches(Math.max(0, reach(page, area.side, area.ink)));
  return {
    rule: `margin-${area.side}`,
    severity: rule.consequence,
    page: page.page,
    box: area.ink,
    text: `Ink reaches ${measured} from the ${area.side} edge of page ${page.page}. ${inInches(area.required)} is required.${rule.value.except ? ` ${rule.value.except}` : ''}`,
    ...from(rule),
    ...(canFit(page, rules) && { repair: 'scale-pages' as const }),
  };
}

/** No rule asks for it: printers and copiers do. */
function edge(page: PageMeasures, area: Inked<'edge'>, { rules }: Case): Draft {
  const measured = inInches(Math.max(0, reach(page, area.side, area.ink)));
  return {
    rule: `edge-${area.side}`,
    severity: 'unknown',
    isAdvice: true,
    page: page.page,
    box: area.ink,
    text: `Ink reaches ${measured} from the ${area.side} edge of page ${page.page}. No rule that we have read asks for a margin there, but many printers and copiers lose the outer ${inInches(area.required)}.`,
    ...(canFit(page, rules) && { repair: 'scale-pages' }),
  };
}

function reserved(page: PageMeasures, area: Inked<'reserved'>, { pages, rules }: Case): Draft {
  const rule = rules?.reserved[area.rule];
  const space = rule?.value.anyOf[area.choice];
  if (!rule || !space) throw new Error('A space was measured that no rule keeps.');
  const kept =
    rule.value.leavesLeft === undefined
      ? `The top right ${sizeInInches(space)}`
      : `The top ${inInches(space.height)}, but for the left ${inInches(rule.value.leavesLeft)},`;
  const [wide, high] = [inInches(area.ink.width), inInches(area.ink.height)];
  return {
    rule: 'recorder-space',
    severity: rule.consequence,
    page: page.page,
    box: area.ink,
    text: `${kept} of page ${page.page} is kept for the recorder. Ink takes up ${wide} by ${high} of it.`,
    ...from(rule),
    ...repairOfSpace(page, { pages, rules }),
  };
}

function repairOfSpace(
  page: PageMeasures,
  { pages, rules }: Pick<Case, 'pages' | 'rules'>,
): Pick<Draft, 'repair'> {
  if (page.page === 1 && canAddSheet(pages, rules)) return { repair: 'cover-sheet' };
  return canFit(page, rules) ? { repair: 'scale-pages' } : {};
}

function marginsUnknown({ rules, place }: Case): Draft[] {
  if (!rules || rules.margins !== 'unknown') return [];
  return [
    unknown(
      'margins',
      `We have read no margin for ${place}. Ask the recorder how much white the sides need.`,
    ),
  ];
}

function typeOf({ pages, rules, place }: Case): Draft[] {
  if (!rules) return [];
  const { leastType } = rules;
  if (leastType === 'unknown') {
    const [smallest] = pages
      .flatMap((page) => page.smallestType ?? [])
      .sort((one, other) => one.points - other.points);
    const measured = smallest ? ` The smallest here has ${smallest.points} points.` : '';
    return [unknown('type-size', `We have read no least size of type for ${place}.${measured}`)];
  }
  if (leastType.value === 'none' || !('consequence' in leastType)) return [];
  const least = leastType.value;
  return pages.flatMap(({ page, smallestType }): Draft[] => {
    if (!smallestType || !isTooSmall(smallestType.points, least)) return [];
    return [
      {
        rule: 'type-size',
        severity: leastType.consequence,
        page,
        box: smallestType.box,
        text: `Type on page ${page} has ${smallestType.points} points. At least ${least} points are asked for.`,
        ...from(leastType),
      },
    ];
  });
}

function scanOf({ page, scan }: PageMeasures, { place }: Case): Draft[] {
  const dots = scan?.dotsPerInch ?? null;
  if (dots === null || dots >= COARSE_SCAN) return [];
  return [
    {
      ...unknown(
        'scan-resolution',
        `Page ${page} was scanned at ${dots} dots an inch. We have read no least figure for ${place}; at less than ${COARSE_SCAN}, small print may not stay legible.`,
      ),
      page,
    },
  ];
}

export function unknown(rule: string, text: string): Draft {
  return { rule, severity: 'unknown', page: null, text };
}
