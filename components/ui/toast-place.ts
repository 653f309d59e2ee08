import type { ToasterProps } from 'sonner';

type Place = NonNullable<ToasterProps['position']>;
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const MESSAGES = '[data-sonner-toaster]';
/** A button, or a link that looks like one. */
const BUTTON = ':is(button, .button, input:not([type=hidden]), select, textarea, summary)';
/** Of the page: a dialog leaves messages their room. */
const ACTS = `:is(a[href], ${BUTTON}):not(${MESSAGES} *, [data-slot=dialog-content] *)`;
/** To cover one button is worse than to cover a row of links. */
const BUTTON_COSTS = 100;

/** In rem, as in `globals.css`: what a message takes at most, and where it is. */
const ROOM = { width: 22.25, height: 7.5, edge: 1.5, belowHeader: 4.75, top: 0.5 };

/** A message comes where the one before it is still shown, and takes its place. */
export function placeOfMessage(): Place {
  const shown = document.querySelector<HTMLElement>(`${MESSAGES}:has(> [data-removed=false])`)?.dataset;
  return shown ? (`${shown.yPosition}-${shown.xPosition}` as Place) : freePlace();
}

/**
 * Where a message covers nothing that can be pressed, or as little as can be. A phone's last resort is on the site's
 * header, which never has the main action of a page. While a dialog is open, all places are above it.
 */
function freePlace(): Place {
  const places: Place[] = isPhone()
    ? ['top-center', 'bottom-center', 'top-right']
    : ['bottom-right', 'top-right', 'bottom-center'];
  const acting = [...document.querySelectorAll(ACTS)].filter(isSeen);
  const costs = places.map((place) => costOf(boxOf(place), acting));
  return places[costs.indexOf(Math.min(...costs))] ?? 'top-center';
}

/** As Sonner tells them apart. */
function isPhone(): boolean {
  return window.matchMedia?.('(width <= 600px)').matches ?? false;
}

function isSeen(element: Element): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

function costOf(box: Box, acting: Element[]): number {
  return acting
    .filter((element) => overlap(box, element.getBoundingClientRect()))
    .reduce((sum, element) => sum + priceOf(element), 0);
}

function priceOf(element: Element): number {
  return element.matches(BUTTON) && !element.closest('header:not(main *)') ? BUTTON_COSTS : 1;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function boxOf(place: Place): Box {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const [vertical, horizontal] = place.split('-');
  const { innerWidth, innerHeight } = window;
  const width = isPhone() ? innerWidth : ROOM.width * rem;
  const height = ROOM.height * rem;
  const isOnHeader = isPhone() && horizontal === 'right';
  const fromTop = (isOnHeader ? ROOM.top : ROOM.belowHeader) * rem;
  const top = vertical === 'top' ? fromTop : innerHeight - ROOM.edge * rem - height;
  const middle = (innerWidth - width) / 2;
  const left = horizontal === 'center' ? middle : innerWidth - width - (isPhone() ? 0 : ROOM.edge * rem);
  return { left, top, right: left + width, bottom: top + height };
}
