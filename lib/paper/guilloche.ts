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

type Point = { x: number; y: number };
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

type Border = {
  /** of the rectangle that the band runs around, from its upper left corner at 0, 0 */
  width: number;
  height: number;
  /** of its corners */
  radius: number;
  swing: number;
  lobes: number;
  copies: number;
};

/** The same hand along the edge of a page: a closed line that swings about a rectangle, repeated at small shifts. */
export function guillocheBorder(border: Border): string[] {
  const { swing, lobes, copies } = border;
  const around = perimeter(border);
  return Array.from({ length: copies }, (_, copy) => {
    const shift = (copy / copies) * 2 * Math.PI;
    return closedPath(lobes * SAMPLES_PER_LOBE, (share) => {
      const { x, y, normal } = around(share);
      const away = swing * Math.cos(lobes * share * 2 * Math.PI + shift);
      return { x: x + away * normal.x, y: y + away * normal.y };
    });
  });
}

/** Where a share (0 to 1) of the way around a rounded rectangle is, and which way is out. Clockwise from its upper left. */
function perimeter({ width, height, radius }: Border) {
  const quarter = (radius * Math.PI) / 2;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const sides = [
    { straight: across, turn: 0, corner: { x: width - radius, y: radius } },
    { straight: down, turn: 1, corner: { x: width - radius, y: height - radius } },
    { straight: across, turn: 2, corner: { x: radius, y: height - radius } },
    { straight: down, turn: 3, corner: { x: radius, y: radius } },
  ];
  const length = 2 * (across + down) + 4 * quarter;
  return (share: number) => {
    let rest = share * length;
    for (const { straight, turn, corner } of sides) {
      const up = (turn - 1) * (Math.PI / 2);
      const bend = Math.min(Math.max(rest - straight, 0) / radius, Math.PI / 2);
      if (rest <= straight + quarter || turn === 3) {
        const normal = { x: Math.cos(up + bend), y: Math.sin(up + bend) };
        const back = Math.max(straight - rest, 0);
        const along = { x: -Math.sin(up), y: Math.cos(up) };
        return {
          x: corner.x + radius * normal.x - back * along.x,
          y: corner.y + radius * normal.y - back * along.y,
          normal,
        };
      }
      rest -= straight + quarter;
    }
    throw new Error('A share of a way is at most 1.');
  };
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
  return closedPath(count, (share) => pointOf(share * 2 * Math.PI, ring));
}

/** A smooth line through `count` points; `at` takes the share (0 to 1) of the way around. */
function closedPath(count: number, at: (share: number) => Point) {
  const points = Array.from({ length: count }, (_, index) => at(index / count));
  const pointAt = (index: number) => points[(index + count) % count] as Point;
  const segments = points.map((from, index) => {
    const [before, to, after] = [pointAt(index - 1), pointAt(index + 1), pointAt(index + 2)];
    const leaving = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arriving = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[leaving, arriving, to].map(textOf).join(' ')}`;
  });
  return `M${textOf(pointAt(0))}${segments.join('')}Z`;
}

function pointOf(angle: number, { radius, swing, lobes }: Ring): Point {
  const distance = radius + swing * Math.cos(lobes * angle);
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}

function textOf({ x, y }: Point) {
  return `${round(x)} ${round(y)}`;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
