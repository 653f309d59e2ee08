import { useEffect, type RefObject } from 'react';

const GAP = 24;

/**
 * Something floats at the lower edge of the window: whatever takes the focus is scrolled out from under it, and the page
 * is made longer, so that its last lines can be too (WCAG 2.2, 2.4.11).
 */
export function useClearance(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = floating.current;
    if (!element) return;
    const { body } = document;
    const before = body.style.paddingBottom;
    const resized = new ResizeObserver(() => {
      body.style.paddingBottom = `${element.offsetHeight + GAP}px`;
    });
    const uncover = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || element.contains(target)) return;
      const covered = coveredPixels(target.getBoundingClientRect(), element.getBoundingClientRect());
      if (covered > 0) window.scrollBy({ top: covered });
    };
    resized.observe(element);
    document.addEventListener('focusin', uncover);
    return () => {
      resized.disconnect();
      document.removeEventListener('focusin', uncover);
      body.style.paddingBottom = before;
    };
  }, [floating]);
}

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** How far the page has to scroll until the one is not under the other; 0 where they do not meet. */
export function coveredPixels(target: Box, cover: Box): number {
  const meets =
    target.bottom > cover.top &&
    target.top < cover.bottom &&
    target.right > cover.left &&
    target.left < cover.right;
  return meets ? Math.ceil(target.bottom - cover.top) + GAP : 0;
}
