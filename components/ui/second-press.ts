/** In which a second press at one place is meant for what was there at the first. */
const WITHIN_MS = 500;
const NEAR_PX = 24;
const ACTS = 'a[href], button, input, select, textarea, summary, label, [role=button], [role=menuitem]';
/** Around an open dialog, which a press there closes as it goes down. */
const AROUND = '[data-slot=dialog-overlay]';

type Press = { x: number; y: number; at: number; on: Element };

/**
 * A button is pressed twice in a hurry, and in between a message moves the page, or a sheet opens or closes: the second
 * press would hit what has come under the finger. It does nothing. What it returns ends it.
 */
export function stopSecondPress(): () => void {
  let first: Press | null = null;
  let isFinger = false;

  const feel = (event: PointerEvent) => {
    isFinger = event.pointerType === 'touch';
    const isAround = event.target instanceof Element && event.target.matches(AROUND);
    if (isAround && first && isSoonAndNear(event, first)) event.stopImmediatePropagation();
  };
  const look = (event: MouseEvent) => {
    const on = actingAt(event.target);
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

/** A label and its control are one: the browser itself passes a press on the words on to the control. */
function actingAt(target: EventTarget | null): Element | null {
  const on = target instanceof Element ? target.closest(ACTS) : null;
  return on instanceof HTMLLabelElement ? (on.control ?? on) : on;
}

/** By a finger, or by a mouse whose own count says so; a press by keys has neither place nor count. */
function isSecond(event: MouseEvent, first: Press | null, on: Element | null, isFinger: boolean): boolean {
  if (!first || !on || on === first.on || event.detail < (isFinger ? 1 : 2)) return false;
  return isSoonAndNear(event, first);
}

function isSoonAndNear(event: MouseEvent, first: Press): boolean {
  const isNear = Math.hypot(event.clientX - first.x, event.clientY - first.y) < NEAR_PX;
  return isNear && event.timeStamp - first.at < WITHIN_MS;
}
