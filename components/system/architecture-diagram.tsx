import {
  landscape,
  portrait,
  type DiagramBox,
  type DiagramLayout,
  type DiagramLine,
} from '@/components/system/diagram-layouts';

const description =
  'Your browser loads pages from the server and calls it. The server and the worker use one Postgres database. ' +
  'The server opens payments at Stripe, which answers with signed events. Card details go from the browser to Stripe. ' +
  'An auditor reads the public log from the server.';

/** Drawn twice, since letters cannot shrink with a phone; a reader of either finds the same words below it. */
export function ArchitectureDiagram() {
  return (
    <figure className="mt-10 print:break-inside-avoid">
      <Drawing id="wide" layout={landscape} className="hidden max-w-4xl md:block print:block" />
      <Drawing id="narrow" layout={portrait} className="mx-auto max-w-sm md:hidden print:hidden" />
      <figcaption className="mt-4 measure text-[0.9375rem] text-muted-foreground">
        The dashed frame is what runs on our machines. The same in words:{' '}
        <a href="#parts" className="text-link">
          the parts
        </a>{' '}
        and{' '}
        <a href="#talk" className="text-link">
          who talks to whom
        </a>
        .
      </figcaption>
    </figure>
  );
}

type DrawingProps = { id: string; layout: DiagramLayout; className: string };

function Drawing({ id, layout: { width, height, ground, boxes, lines }, className }: DrawingProps) {
  const arrow = `arrow-${id}`;
  return (
    <svg
      role="img"
      aria-labelledby={`title-${id}`}
      aria-describedby={`description-${id}`}
      viewBox={`0 0 ${width} ${height}`}
      className={`w-full ${className}`}
    >
      <title id={`title-${id}`}>The parts of the platform and how they talk</title>
      <desc id={`description-${id}`}>{description}</desc>
      <defs>
        <marker
          id={arrow}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          orient="auto-start-reverse"
        >
          <path d="M0 0.5 7.5 4 0 7.5" className="fill-none stroke-muted-foreground" />
        </marker>
      </defs>
      <rect {...ground} rx="6" className="fill-none stroke-input" strokeDasharray="5 5" />
      {lines.map((line) => (
        <Line key={line.path} line={line} arrow={`url(#${arrow})`} />
      ))}
      {boxes.map((box) => (
        <Box key={box.name} box={box} />
      ))}
    </svg>
  );
}

function Line({
  line: { path, label, x, y, anchor, isTwoWay },
  arrow,
}: {
  line: DiagramLine;
  arrow: string;
}) {
  return (
    <>
      <path
        d={path}
        markerEnd={arrow}
        markerStart={isTwoWay ? arrow : undefined}
        className="fill-none stroke-muted-foreground"
        strokeWidth="1.25"
      />
      {label && (
        <text x={x} y={y} textAnchor={anchor} className="fill-muted-foreground text-[12px]">
          {label}
        </text>
      )}
    </>
  );
}

function Box({ box: { name, says, x, y, width, height, isStore } }: { box: DiagramBox }) {
  const middle = x + width / 2;
  const center = y + height / 2 + (isStore ? 6 : 0);
  return (
    <g>
      {isStore ? (
        <Store x={x} y={y} width={width} height={height} />
      ) : (
        <rect {...{ x, y, width, height }} rx="6" className="fill-card stroke-primary" strokeWidth="1.25" />
      )}
      <text
        x={middle}
        y={center - 3}
        textAnchor="middle"
        className="fill-foreground font-serif text-[16px] font-semibold"
      >
        {name}
      </text>
      <text x={middle} y={center + 15} textAnchor="middle" className="fill-muted-foreground text-[12px]">
        {says}
      </text>
    </g>
  );
}

function Store({ x, y, width, height }: Pick<DiagramBox, 'x' | 'y' | 'width' | 'height'>) {
  const [half, rim] = [width / 2, 9];
  const arc = (sweep: 0 | 1, dx: number) => `a${half} ${rim} 0 0 ${sweep} ${dx} 0`;
  const start = `M${x} ${y + rim}`;
  return (
    <>
      <path
        d={`${start}${arc(1, width)}v${height - 2 * rim}${arc(1, -width)}z`}
        className="fill-card stroke-primary"
        strokeWidth="1.25"
      />
      <path d={`${start}${arc(0, width)}`} className="fill-none stroke-primary" strokeWidth="1.25" />
    </>
  );
}
