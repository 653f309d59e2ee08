/** Closer together than this they cover each other. Pixels. */
const APART = { x: 84, y: 34 };
const MOST = 24;

/** The buttons are at the upper edge, the scale and the attribution at the lower one. Pixels. */
const EDGE = { x: 40, top: 60, bottom: 36 };

type OnScreen = { x: number; y: number };

/** The first of those that lie on the screen, none of which covers another or what is there already. */
export function chooseLabels<P>(
  places: P[],
  { project, size, taken }: { project: (place: P) => OnScreen; size: OnScreen; taken: OnScreen[] },
): P[] {
  const chosen: P[] = [];
  const spots = [...taken];
  for (const place of places) {
    if (chosen.length >= MOST) break;
    const at = project(place);
    const isInside =
      at.x > EDGE.x && at.y > EDGE.top && at.x < size.x - EDGE.x && at.y < size.y - EDGE.bottom;
    const isFree = spots.every(
      (spot) => Math.abs(spot.x - at.x) >= APART.x || Math.abs(spot.y - at.y) >= APART.y,
    );
    if (!isInside || !isFree) continue;
    chosen.push(place);
    spots.push(at);
  }
  return chosen;
}
