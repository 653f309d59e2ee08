import { cn } from '@/components/ui/cn';

type WaySketchProps = {
  /** How much of the way is done, 0 to 100; null while nobody is under way. */
  percent: number | null;
  initials: string;
  /** where the notary was a while ago */
  isStale?: boolean;
  className?: string;
};

const START = { x: 60, y: 190 };
const END = { x: 500, y: 66 };
/** The streets between the two, as corners. */
const corners = [START, { x: 60, y: 128 }, { x: 250, y: 128 }, { x: 250, y: 66 }, END];

/** The way as a drawing, true only in how much of it is done. What it shows is in words beside it. */
export function WaySketch({ percent, initials, isStale = false, className }: WaySketchProps) {
  const at = percent === null ? null : pointAt(percent / 100);
  const line = corners.map(({ x, y }) => `${x},${y}`).join(' ');

  return (
    <svg aria-hidden viewBox="0 0 560 250" className={cn('bg-card', className)}>
      <path
        d="M0 128H560M0 66H560M0 190H560M60 0V250M155 0V250M250 0V250M345 0V250M440 0V250"
        fill="none"
        strokeWidth={10}
        className="stroke-muted"
      />
      <polyline points={line} fill="none" strokeWidth={5} strokeLinejoin="round" className="stroke-border" />
      <polyline
        points={line}
        fill="none"
        strokeWidth={5}
        strokeLinejoin="round"
        pathLength={100}
        strokeDasharray={`${percent ?? 0} 100`}
        className="stroke-primary transition-[stroke-dasharray] duration-150"
      />
      <circle cx={START.x} cy={START.y} r={7} strokeWidth={3} className="fill-card stroke-primary" />
      <path
        d={`M${END.x - 18} ${END.y + 4}l18-17 18 17v19h-36z`}
        strokeWidth={2}
        strokeLinejoin="round"
        className="fill-card stroke-foreground"
      />
      {at && (
        <g
          style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
          className="transition-transform duration-150"
        >
          <circle r={17} strokeWidth={2} className={isStale ? 'fill-muted stroke-input' : 'fill-primary'} />
          <text
            y={5}
            textAnchor="middle"
            fontSize={14}
            fontWeight={600}
            className={isStale ? 'fill-muted-foreground' : 'fill-primary-foreground'}
          >
            {initials}
          </text>
        </g>
      )}
    </svg>
  );
}

function pointAt(share: number) {
  const lengths = corners.slice(1).map((to, index) => distance(corners[index] ?? START, to));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [corners[index] ?? START, corners[index + 1] ?? END];
    if (left <= length) {
      const part = left / length;
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    }
    left -= length;
  }
  return END;
}

function distance(from: typeof START, to: typeof START) {
  return Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
}
