/** In which a second press at one place is meant for what was there at the first. */
const WITHIN_MS = 500;
const NEAR_PX = 24;
const ACTS = 'a[href], button, input, select, textarea, summary, label, [role=button], [role=menuitem]';

type Press = { x: number; y: number; at: number; on: Element };

/**
 * A button is pressed twice in a hurry, and in between a message moves the page or a sheet closes: the second press would
 * hit what has come under the finger. It does nothing. What it returns ends it.
 */
export function stopSecondPress(): () => void {
  let first: Press | null = null;
  let isFinger = false;

  const feel = (event: PointerEvent) => (isFinger = event.pointerType === 'touch');
  const look = (event: MouseEvent) => {
    const on = event.target instanceof Element ? event.target.closest(ACTS) : null;
    if (isSecond(event, first, on, isFinger)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      first = on && { x: event.clientX, y: event.clientY, at: event.timeStamp, on };
    }
  };
  document.addEventListener('pointerdown', feel, { capture: true });
  document.addEventListener('click', look, { capture: true });
  return () => {
    document.removeEventListener('pointerdown', feel, { capture: true });
    document.removeEventListener('click', look, { capture: true });
  };
}

/** By a finger, or by a mouse whose own count says so; a press by keys has neither place nor count. */
function isSecond(event: MouseEvent, first: Press | null, on: Element | null, isFinger: boolean): boolean {
  if (!first || !on || on === first.on || event.detail < (isFinger ? 1 : 2)) return false;
  const isNear = Math.hypot(event.clientX - first.x, event.clientY - first.y) < NEAR_PX;
  return isNear && event.timeStamp - first.at < WITHIN_MS;
}
