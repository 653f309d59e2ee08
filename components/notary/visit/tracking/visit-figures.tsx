import { useId } from 'react';
import type { LastSeen } from '@/components/notary/visit/tracking/last-seen';
import { minutesInWords } from '@/components/notary/visit/tracking/tracking-words';
import { milesInWords } from '@/lib/values/miles';

type VisitFiguresProps = {
  percent: number | null;
  /** minutes */
  eta: number | null;
  /** miles */
  distance: number | null;
  /** miles an hour */
  speed: number | null;
  /** how old the place is that they are of; the sample has none */
  seen?: LastSeen | null;
};

/** How far the way is done, in a bar and in figures; what is not known, or no longer, is left out. */
export function VisitFigures({ percent, eta, distance, speed, seen = null }: VisitFiguresProps) {
  const figures = [
    { name: 'ETA', value: seen?.noNews ?? (eta !== null && minutesInWords(eta)) },
    { name: 'Distance', value: distance !== null && milesInWords(distance) },
    { name: 'Speed', value: speed !== null && !seen?.noNews && `${Math.round(speed)} mph` },
  ].filter(({ value }) => value !== false);

  return (
    <div className="grid gap-5">
      {percent !== null && <RouteProgress percent={percent} />}
      <dl className="grid auto-cols-fr grid-flow-col gap-px overflow-hidden rounded-lg border bg-border">
        {figures.map(({ name, value }) => (
          <div key={name} className="bg-card px-3 py-3 sm:px-4">
            <dt className="text-sm text-muted-foreground">{name}</dt>
            <dd className="font-serif text-xl leading-7 font-semibold tabular-nums sm:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      {seen && (
        <p className="text-sm text-muted-foreground">
          <span>{seen.ago}</span>. Distance and time are from where the notary was seen, and change no price.
        </p>
      )}
    </div>
  );
}

function RouteProgress({ percent }: { percent: number }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="flex justify-between text-[0.9375rem]">
        Route progress <span className="tabular-nums">{percent}%</span>
      </p>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-2 h-2 overflow-hidden rounded-full bg-muted"
      >
        <div className="h-full bg-primary transition-[width] duration-150" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
