/** A toast of a phone is below the header. */
const BELOW_A_TOAST = '7rem';

/**
 * Takes a reader to what came of their step, which may be anywhere on a long page: the focus, and the screen with it.
 * As a `ref` it does so once, when the part appears. The part has `tabIndex={-1}` where it is no control.
 */
export function bringIntoView(element: HTMLElement | null): void {
  if (!element) return;
  element.style.scrollMarginTop = BELOW_A_TOAST;
  element.focus({ preventScroll: true });
  element.scrollIntoView?.({ block: 'nearest' });
}
