/**
 * Takes a reader to what came of their step, which may be anywhere on a long page: the focus, and the screen with it.
 * As a `ref` it does so once, when the part appears. The part has `tabIndex={-1}` where it is no control.
 */
export function bringIntoView(element: HTMLElement | null): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView?.({ block: 'nearest' });
}
