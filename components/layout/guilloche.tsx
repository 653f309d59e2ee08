import { useId, type ComponentProps } from 'react';

/*
 * The fine line work of certificates. One closed curve, a circle whose radius swings, is drawn once and repeated
 * at small turns; the eye reads the crossings as a net. The curve is smooth from few points (Catmull-Rom through
 * samples, as cubic segments), so a rosette costs a few kilobytes.
 */

type Ring = {
  radius: number;
  /** How far the radius swings. */
  swing: number;
  lobes: number;
  /** How many turned copies make the net. */
  copies: number;
};

const SAMPLES_PER_LOBE = 6;

/** A round seal. Colour is `currentColor`, size comes from the class. */
export function Rosette(props: ComponentProps<'svg'>) {
  return (
    <svg aria-hidden viewBox="-100 -100 200 200" fill="none" stroke="currentColor" strokeWidth={4} {...props}>
      <RingNet radius={70} swing={24} lobes={8} copies={3} />
      <circle r="20" />
    </svg>
  );
}

/** The large seal behind a hero or on a certificate: three nets inside each other. */
export function Seal({ lines = 0.5, ...props }: ComponentProps<'svg'> & { lines?: number }) {
  return (
    <svg
      aria-hidden
      viewBox="-100 -100 200 200"
      fill="none"
      stroke="currentColor"
      strokeWidth={lines}
      {...props}
    >
      <RingNet radius={78} swing={20} lobes={12} copies={12} />
      <RingNet radius={48} swing={15} lobes={8} copies={10} />
      <RingNet radius={20} swing={12} lobes={5} copies={8} />
    </svg>
  );
}

function RingNet(ring: Ring) {
  const id = useId();
  const step = 360 / ring.lobes / ring.copies;

  return (
    <>
      <path id={id} d={ringPath(ring)} />
      {Array.from({ length: ring.copies - 1 }, (_, index) => (
        <use key={index} href={`#${id}`} transform={`rotate(${round((index + 1) * step)})`} />
      ))}
    </>
  );
}

function ringPath({ radius, swing, lobes }: Ring) {
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
