import type { Locator } from '@playwright/test';

/** `width x height name`, of what is smaller than a thumb. */
type SmallTarget = { name: string; width: number; height: number };

/**
 * What can be pressed in a part of the page with a target of fewer than 44 pixels: as far as a press in its middle row and
 * column reaches it (WCAG 2.5.5). A link in a sentence is as high as its line, and a link is as wide as its words (at least
 * 24 pixels).
 */
export function findSmallTargets(part: Locator): Promise<SmallTarget[]> {
  return part.evaluate(measureTargets);
}

/** Runs in the browser. */
function measureTargets(part: Element): SmallTarget[] {
  const LEAST = 44;
  const LEAST_WORD = 24;
  const STEP = 0.5;
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitem]';

  const labelOf = (control: Element) =>
    control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
  const nameOf = (control: Element) => {
    const text = control.getAttribute('aria-label') ?? labelOf(control)?.textContent ?? control.textContent;
    return `${control.localName}: ${text.trim().replace(/\s+/g, ' ').slice(0, 60)}`;
  };
  const isShown = (control: Element) => {
    const { width, height } = (labelOf(control) ?? control).getBoundingClientRect();
    const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: false });
    return isSeen && width > 1 && height > 1 && !control.matches(':disabled, .sr-only');
  };
  /** Words of the same block beside it. */
  const isInSentence = (control: Element) => {
    if (control.localName !== 'a') return false;
    let block = control.parentElement;
    while (block && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    if (!block || getComputedStyle(block).display !== 'block') return false;
    if (getComputedStyle(control).display !== 'inline') return false;
    const rest = block.cloneNode(true) as Element;
    for (const other of rest.querySelectorAll('a, button, .sr-only')) other.remove();
    return /\p{L}{2}/u.test(rest.textContent);
  };

  const sizeOf = (control: Element) => {
    const label = labelOf(control);
    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (atX: number, atY: number) => {
      const hit = document.elementFromPoint(atX, atY);
      return hit !== null && (control.contains(hit) || Boolean(label?.contains(hit)));
    };
    const reach = (byX: number, byY: number) => {
      let length = 0;
      while (length < LEAST && isHit(x + byX * length, y + byY * length)) length += STEP;
      return length;
    };
    return {
      width: Math.round(reach(-1, 0) + reach(1, 0)),
      height: Math.round(reach(0, -1) + reach(0, 1)),
    };
  };

  return [...part.querySelectorAll(CONTROLS)]
    .filter(isShown)
    .filter((control) => !isInSentence(control))
    .map((control) => ({ control, name: nameOf(control), ...sizeOf(control) }))
    .filter(({ control, width, height }) => {
      const leastWidth = control.localName === 'a' ? LEAST_WORD : LEAST;
      return height < LEAST || width < leastWidth;
    })
    .map(({ name, width, height }) => ({ name, width, height }));
}
