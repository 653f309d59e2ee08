import type { BadLine } from '@/lib/properties/schema/recordings';
import { formatNumber } from '@/lib/values/numbers';

/** Nothing where every line was good. */
export function BadLines({ bad, title }: { bad: BadLine[]; title: string }) {
  if (bad.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="mt-2 grid gap-1 wrap-anywhere">
        {bad.map(({ line, why }) => (
          <li key={line}>
            <span className="font-medium tabular-nums">Line {formatNumber(line)}:</span> {why}
          </li>
        ))}
      </ul>
    </div>
  );
}
