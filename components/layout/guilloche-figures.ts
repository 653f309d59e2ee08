/*
 * The fine line work of certificates. One closed curve, a circle whose radius swings, is drawn once and repeated
 * at small turns; the eye reads the crossings as a net. The curve runs smoothly through few points (Catmull-Rom,
 * written as cubic segments), so that a whole seal costs a few kilobytes.
 */

type Ring = {
  radius: number;
  /** How far the radius swings. */
  swing: number;
  lobes: number;
  /** How many turned copies make the net. */
  copies: number;
};

type Figure = { rings: Ring[]; strokeWidth: number };

const SAMPLES_PER_LOBE = 6;

export const guillocheFigures: Record<'seal' | 'rosette', Figure> = {
  seal: {
    strokeWidth: 0.7,
    rings: [
      { radius: 78, swing: 20, lobes: 12, copies: 12 },
      { radius: 48, swing: 15, lobes: 8, copies: 10 },
      { radius: 20, swing: 12, lobes: 5, copies: 8 },
    ],
  },
  rosette: {
    strokeWidth: 1.3,
    rings: [
      { radius: 72, swing: 22, lobes: 9, copies: 3 },
      { radius: 24, swing: 8, lobes: 5, copies: 1 },
    ],
  },
};

/** A figure as an SVG document; its lines keep their width in pixels at every size. */
export function guillocheSvg({ rings, strokeWidth }: Figure) {
  const nets = rings.map(netMarkup).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" fill="none" stroke="#000" stroke-width="${strokeWidth}">${nets}</svg>`;
}

/** The same as bare curves, each with the turns (degrees) in which it is drawn: for PDF, which knows no `<use>`. */
export function guillocheCurves({ rings }: Figure) {
  return rings.map((ring) => ({
    path: ringPath(ring),
    turns: Array.from({ length: ring.copies }, (_, copy) => copy * stepOf(ring)),
  }));
}

function stepOf(ring: Ring) {
  return 360 / ring.lobes / ring.copies;
}

function netMarkup(ring: Ring, index: number) {
  const step = stepOf(ring);
  const curve = `<path id="r${index}" vector-effect="non-scaling-stroke" d="${ringPath(ring)}"/>`;
  const copies = Array.from({ length: ring.copies - 1 }, (_, copy) => {
    return `<use href="#r${index}" transform="rotate(${round((copy + 1) * step)})"/>`;
  });
  return curve + copies.join('');
}

function ringPath(ring: Ring) {
  const count = ring.lobes * SAMPLES_PER_LOBE;
  const at = (index: number) => pointOf((index / count) * 2 * Math.PI, ring);
  const segments = Array.from({ length: count }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leaving = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arriving = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[leaving, arriving, to].map(textOf).join(' ')}`;
  });
  return `M${textOf(at(0))}${segments.join('')}Z`;
}

function pointOf(angle: number, { radius, swing, lobes }: Ring) {
  const distance = radius + swing * Math.cos(lobes * angle);
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}

function textOf({ x, y }: { x: number; y: number }) {
  return `${round(x)} ${round(y)}`;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
