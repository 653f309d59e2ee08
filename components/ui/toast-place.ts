import type { ToasterProps } from 'sonner';

type Place = NonNullable<ToasterProps['position']>;
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const MESSAGES = '[data-sonner-toaster]';
/** What acts and what is read first, but for that of a dialog, which leaves messages their room. */
const KEPT_FREE = `:is(a[href], button, .button, input:not([type=hidden]), select, textarea, summary, h1, h2, h3):not(${MESSAGES} *, [data-slot=dialog-content] *)`;

/** In rem, as in `globals.css`: what a message takes at most, and where it is. */
const ROOM = { width: 22.25, height: 8.25, edge: 1.5, belowHeader: 4.75 };

/** Below the header's bar, which makes room: a message covers nothing there. */
const IN_HEADER: Place = 'top-center';
/** On the page itself, of a wide screen. */
const CORNERS: Place[] = ['bottom-right', 'top-right', 'bottom-center'];

/**
 * A message comes where the one before it is still shown, and takes its place; else into a corner in which it covers
 * nothing that acts and no heading, or into the header. While a dialog is open, all places are above it.
 */
export function placeOfMessage(): Place {
  const shown = document.querySelector<HTMLElement>(`${MESSAGES}:has(> [data-removed=false])`)?.dataset;
  if (shown) return `${shown.yPosition}-${shown.xPosition}` as Place;
  return isPhone() ? IN_HEADER : (freeCorner() ?? IN_HEADER);
}

function freeCorner(): Place | undefined {
  const kept = [...document.querySelectorAll(KEPT_FREE)]
    .filter(isSeen)
    .map((one) => one.getBoundingClientRect());
  return CORNERS.find((corner) => {
    const box = boxOf(corner);
    return !kept.some((other) => overlap(box, other));
  });
}

/** As Sonner tells them apart. */
function isPhone(): boolean {
  return window.matchMedia?.('(width <= 600px)').matches ?? false;
}

function isSeen(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function boxOf(corner: Place): Box {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const [vertical, horizontal] = corner.split('-');
  const { innerWidth, innerHeight } = window;
  const width = ROOM.width * rem;
  const height = ROOM.height * rem;
  const top = vertical === 'top' ? ROOM.belowHeader * rem : innerHeight - ROOM.edge * rem - height;
  const left = horizontal === 'center' ? (innerWidth - width) / 2 : innerWidth - width - ROOM.edge * rem;
  return { left, top, right: left + width, bottom: top + height };
}
