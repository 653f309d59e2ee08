import type { Point } from '@/lib/notary/rules/travel';

const MOVE_MS = 1_200;

/** Where something is that has gone so much (0 to 1) of the way, slower at both ends. */
export function between(from: Point, to: Point, share: number): Point {
  const eased = share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2;
  return { lat: from.lat + (to.lat - from.lat) * eased, lng: from.lng + (to.lng - from.lng) * eased };
}

/** True where the person has asked for less motion: then things are where they are at once. */
export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Moves what `place` draws from one point to the next; a new point takes over from where it is by then. */
export function startMover(place: (at: Point) => void) {
  let at: Point | null = null;
  let frame = 0;

  function moveTo(to: Point) {
    cancelAnimationFrame(frame);
    const from = at;
    if (!from || prefersStillness()) return put(to);
    const startedAt = performance.now();
    const step = (time: number) => {
      const share = Math.min(1, Math.max(0, (time - startedAt) / MOVE_MS));
      put(between(from, to, share));
      if (share < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  }

  function put(point: Point) {
    at = point;
    place(point);
  }

  return { moveTo, stop: () => cancelAnimationFrame(frame) };
}
