import type { PageSizeRule } from '@/lib/catalog/rules/page-rules';
import type { PageMeasures } from './measured';

/** A printer, or a program that rounds, is off by as much. In points. */
const SIZE_TOLERANCE = 2;
export function fitsSize(
  { width, height }: { width: number; height: number },
  { isExact, ...most }: PageSizeRule,
): boolean {
  const isWithin = width <= most.width + SIZE_TOLERANCE && height <= most.height + SIZE_TOLERANCE;
  return (
    isWithin && (!isExact || (width >= most.width - SIZE_TOLERANCE && height >= most.height - SIZE_TOLERANCE))
  );
}

/** Type is a little smaller or larger than it is called, and was measured to a tenth of a point. */
const TYPE_TOLERANCE = 0.25;
/** Of letters that are smaller than a rule asks for. In points. */
export function isTooSmall(points: number, least: number): boolean {
  return points < least - TYPE_TOLERANCE;
}

/** Whether its content can be made smaller or moved: fields and notes lie over a page and would be lost. */
export function canScale({ ink, hasAnnotations }: Pick<PageMeasures, 'ink' | 'hasAnnotations'>): boolean {
  return ink !== null && !hasAnnotations;
}
