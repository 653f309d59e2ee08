/** Closer together than this they cover each other. Pixels. */
const APART = { x: 84, y: 34 };
const MOST = 24;

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
    const isInside = at.x > 40 && at.y > 16 && at.x < size.x - 40 && at.y < size.y - 16;
    const isFree = spots.every(
      (spot) => Math.abs(spot.x - at.x) >= APART.x || Math.abs(spot.y - at.y) >= APART.y,
    );
    if (!isInside || !isFree) continue;
    chosen.push(place);
    spots.push(at);
  }
  return chosen;
}
