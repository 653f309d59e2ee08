/**
 * Remembers where the focus is. What it returns gives it back there or, where that has left the page meanwhile and
 * nothing else was given the focus, to the part of the page that it was in.
 */
export function rememberFocus(): () => void {
  const path = pathOf(document.activeElement);

  return () => {
    const [element] = path;
    const place = path.find(({ isConnected }) => isConnected);
    if (!place) return;
    if (place === element) return element.focus();
    if (document.activeElement === document.body) focusPart(place.closest<HTMLElement>('section, main'));
  };
}

/** The element and what it is in, from the inside out. */
function pathOf(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  return [element, ...pathOf(element.parentElement)];
}

function focusPart(part: HTMLElement | null) {
  if (!part) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
