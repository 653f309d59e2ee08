import type { GraphLane, GraphRow, TitleTone } from '@/lib/properties/rules/title-graph';

const FIRST = 10;
const LANE = 14;
/** From the top of a row to its dot: the middle of its first line of text. */
const DOT = 22;

const titleColor: Record<TitleTone, string> = {
  connected: 'text-primary',
  uncertain: 'text-waiting',
  break: 'text-destructive',
};

const placeOf = (lane: number) => FIRST + lane * LANE;

const widthOf = (lanes: number) => placeOf(lanes) + FIRST;

/** The part of the picture beside one row: as high as its text, whatever the width of the page. The text says the same. */
export function TitleLines({ row, lanes }: { row: GraphRow; lanes: number }) {
  return (
    <span aria-hidden className="relative shrink-0">
      <svg width={widthOf(lanes)} height={1} />
      <svg
        width={widthOf(lanes)}
        height="100%"
        className="absolute inset-y-0 left-0"
        fill="none"
        stroke="currentColor"
      >
        <TitleLine row={row} />
        {row.lanes.map((lane) => (
          <Lane key={lane.lane} lane={lane} />
        ))}
        <Dot row={row} />
      </svg>
    </span>
  );
}

function TitleLine({ row: { title } }: { row: GraphRow }) {
  const x = placeOf(0);
  return (
    <>
      {title.above && <Line tone={title.above} x={x} from="0" to={DOT} />}
      {title.below && <Line tone={title.below} x={x} from={DOT} to="100%" />}
    </>
  );
}

type LineProps = { tone: TitleTone; x: number; from: number | string; to: number | string };

function Line({ tone, x, from, to }: LineProps) {
  return (
    <line
      x1={x}
      x2={x}
      y1={from}
      y2={to}
      strokeWidth={2.5}
      strokeDasharray={tone === 'connected' ? undefined : tone === 'break' ? '2 6' : '5 4'}
      className={titleColor[tone]}
    />
  );
}

function Lane({ lane: { lane, above, below, standing } }: { lane: GraphLane }) {
  const shared = {
    x1: placeOf(lane),
    x2: placeOf(lane),
    strokeWidth: 2,
    strokeDasharray: standing === 'unclear' ? '3 3' : undefined,
    className: standing === 'released' ? 'text-muted-foreground' : 'text-waiting',
  };
  return (
    <>
      {above && <line {...shared} y1="0" y2={DOT} />}
      {below && <line {...shared} y1={DOT} y2="100%" />}
    </>
  );
}

/** A cross where the chain breaks, a small ring where something is released. */
function Dot({ row }: { row: GraphRow }) {
  if (row.dot === null) return null;
  const x = placeOf(row.dot);
  if (row.is === 'deed' && row.link.standing === 'break') {
    const cross = `M${x - 6} ${DOT - 6}l12 12m0 -12l-12 12`;
    return <path d={cross} strokeWidth={3} className="text-destructive" />;
  }
  return (
    <circle
      cx={x}
      cy={DOT}
      r={row.is === 'deed' ? 5.5 : 4}
      strokeWidth={2}
      fill={row.is === 'released' ? 'none' : 'currentColor'}
      className={colorOf(row)}
    />
  );
}

function colorOf(row: GraphRow): string {
  if (row.is === 'deed') return row.link.standing === 'uncertain' ? 'text-waiting' : 'text-primary';
  return row.encumbrance.standing === 'released' ? 'text-muted-foreground' : 'text-waiting';
}
