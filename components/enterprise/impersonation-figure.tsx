import { SourceNote } from '@/components/shell/source-note';
import { impersonationStudy } from '@/lib/partners/content/enterprise';

const DOTS = 100;
const COLUMNS = 20;

/** A share of a hundred companies, counted out as dots. */
export function ImpersonationFigure() {
  const { percent, says } = impersonationStudy.value;

  return (
    <figure className="grid gap-x-14 gap-y-6 rounded-lg border bg-card p-6 sm:p-9 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center">
      <svg
        aria-hidden
        viewBox={`0 0 ${COLUMNS * 20} ${(DOTS / COLUMNS) * 20}`}
        strokeLinecap="round"
        className="w-full max-w-104 lg:w-104"
      >
        <path d={dots(percent, DOTS)} strokeWidth={11} className="stroke-border" />
        <path d={dots(0, percent)} strokeWidth={11} className="stroke-primary" />
      </svg>
      <figcaption>
        <p className="font-serif text-5xl font-semibold tabular-nums">{percent}%</p>
        <p className="mt-2 text-lg leading-7">{says}</p>
        <p className="mt-3">
          <SourceNote fact={impersonationStudy} />
        </p>
      </figcaption>
    </figure>
  );
}

/** A line without length and with round ends is a dot. */
function dots(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => from + index)
    .map((dot) => `M${(dot % COLUMNS) * 20 + 10} ${Math.floor(dot / COLUMNS) * 20 + 10}h0`)
    .join('');
}
