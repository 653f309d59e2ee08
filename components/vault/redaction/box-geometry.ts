import type { Box } from '@/lib/vault/schema/redactions';

/** A box that the owner drew; the id is ours alone and never sent. */
export type DrawnBox = Box & { id: string };

type Point = { x: number; y: number };

/** What the schema calls too small is never made. Shares of the page. */
const SMALLEST = 0.005;
const NEW_SIZE = { width: 0.3, height: 0.04 };
/** One press of an arrow key. */
export const STEP = 0.005;

let made = 0;

/** Of its own among the boxes of a review, also of one that was begun before a reload. */
export function newBoxId(): string {
  made += 1;
  return `${Date.now().toString(36)}-${made}`;
}

/** In the middle of the page, where it is seen. */
export function newBox(page: number): Box {
  return { page, x: (1 - NEW_SIZE.width) / 2, y: (1 - NEW_SIZE.height) / 2, ...NEW_SIZE };
}

/** The rectangle between two corners; null for a click that drew nothing. */
export function boxBetween(page: number, from: Point, to: Point): Box | null {
  const [left, right] = [from.x, to.x].map(toShare).sort((a, b) => a - b);
  const [top, bottom] = [from.y, to.y].map(toShare).sort((a, b) => a - b);
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return null;
  if (right - left < SMALLEST || bottom - top < SMALLEST) return null;
  return { page, x: left, y: top, width: right - left, height: bottom - top };
}

/** Stays on its page. */
export function moveBox<Moved extends Box>(box: Moved, by: Point): Moved {
  return {
    ...box,
    x: clamp(box.x + by.x, 0, 1 - box.width),
    y: clamp(box.y + by.y, 0, 1 - box.height),
  };
}

/** Its upper left corner stays. */
export function sizeBox<Sized extends Box>(box: Sized, by: Point): Sized {
  return {
    ...box,
    width: clamp(box.width + by.x, SMALLEST, 1 - box.x),
    height: clamp(box.height + by.y, SMALLEST, 1 - box.y),
  };
}

export function placeOf({ x, y, width, height }: Omit<Box, 'page'>) {
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}

/** Where a pointer is, as shares of what it points at. */
export function pointIn(element: Element, pointer: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: (pointer.clientX - left) / width, y: (pointer.clientY - top) / height };
}

function percent(share: number): string {
  return `${share * 100}%`;
}

function toShare(value: number): number {
  return clamp(value, 0, 1);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
