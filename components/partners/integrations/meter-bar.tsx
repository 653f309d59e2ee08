type MeterBarProps = {
  name: string;
  percent: number;
  /** The value in words. */
  says: string;
};

/** A share as a bar, with the same in words beside it. */
export function MeterBar({ name, percent, says }: MeterBarProps) {
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4 text-[0.9375rem] leading-6">
        <span>{name}</span>
        <span className="text-muted-foreground tabular-nums">{says}</span>
      </p>
      <svg
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={says}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="h-2 w-full rounded-sm"
      >
        <rect width={100} height={1} className="fill-secondary" />
        <rect width={percent} height={1} className="fill-primary" />
      </svg>
    </div>
  );
}
