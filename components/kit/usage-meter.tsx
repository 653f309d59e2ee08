import type { ReactNode } from 'react';

const NEARLY_FULL = 0.9;

type UsageMeterProps = {
  label: string;
  used: number;
  max: number;
  /** The same in words, above the bar. */
  text: string;
  /** What is said as well once it is nearly full. */
  whenFull?: ReactNode;
};

/** How much of something is taken, as words and a bar. */
export function UsageMeter({ label, used, max, text, whenFull }: UsageMeterProps) {
  const share = Math.min(used / max, 1);
  const isNearlyFull = share >= NEARLY_FULL;

  return (
    <div className="grid gap-2">
      <p className="text-[0.9375rem] leading-6 tabular-nums">
        {text}
        {isNearlyFull && whenFull}
      </p>
      <svg
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(used, max)}
        aria-valuetext={text}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="h-2 w-full rounded-sm"
      >
        <rect width={100} height={1} className="fill-secondary" />
        <rect width={share * 100} height={1} className={isNearlyFull ? 'fill-waiting' : 'fill-primary'} />
      </svg>
    </div>
  );
}
