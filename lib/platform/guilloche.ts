/*
 * The fine line work of certificates. One closed curve, a circle whose radius swings, is drawn once and repeated
 * at small turns; the eye reads the crossings as a net. The curve is smooth from few points (Catmull-Rom through
 * samples, as cubic segments).
 */

export type Ring = {
  radius: number;
  /** How far the radius swings. */
  swing: number;
  lobes: number;
  /** How many turned copies make the net. */
  copies: number;
};

/** The large seal: three nets inside each other, in a square from -100 to 100. */
export const sealRings: Ring[] = [
  { radius: 78, swing: 20, lobes: 12, copies: 12 },
  { radius: 48, swing: 15, lobes: 8, copies: 10 },
  { radius: 20, swing: 12, lobes: 5, copies: 8 },
];

const SAMPLES_PER_LOBE = 6;

export function ringPath({ radius, swing, lobes }: Ring): string {
  const count = lobes * SAMPLES_PER_LOBE;
  const at = (index: number) => pointOf((index / count) * 2 * Math.PI, { radius, swing, lobes });
  const segments = Array.from({ length: count }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control1 = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const control2 = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[control1, control2, to].map(textOf).join(' ')}`;
  });
  return `M${textOf(at(0))}${segments.join('')}Z`;
}

/** The turns, in degrees, of the copies that make the net. */
export function ringTurns({ lobes, copies }: Ring): number[] {
  return Array.from({ length: copies }, (_, index) => round((index * 360) / lobes / copies));
}

function pointOf(angle: number, { radius, swing, lobes }: Omit<Ring, 'copies'>) {
  const distance = radius + swing * Math.cos(lobes * angle);
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}

function textOf({ x, y }: { x: number; y: number }) {
  return `${round(x)} ${round(y)}`;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
