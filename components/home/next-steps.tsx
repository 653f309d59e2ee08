import Link from 'next/link';
import { RelativeTime } from '@/components/kit/relative-time';
import { buttonVariants } from '@/components/ui/button';
import type { NextStep } from '@/lib/home/schema';

type NextStepsProps = { steps: NextStep[]; now: string };

/** One line each: what, why, by when, and one button. The first is the page's main action. */
export function NextSteps({ steps, now }: NextStepsProps) {
  return (
    <section aria-labelledby="next-steps" className="mt-6">
      <h2 id="next-steps">Next steps</h2>
      {steps.length === 0 ? (
        <p className="mt-3 border-y py-4 text-muted-foreground">Nothing waits for you now.</p>
      ) : (
        <ol className="mt-3 divide-y border-y">
          {steps.map((step, index) => (
            <Step key={step.key} step={step} now={now} isFirst={index === 0} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Step({ step, now, isFirst }: { step: NextStep; now: string; isFirst: boolean }) {
  const { key, what, why, by, byIs, action } = step;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto_10rem]">
      <div className="min-w-0">
        <p id={key} className="font-medium break-words">
          {what}
        </p>
        <p className="break-words text-muted-foreground">{why}</p>
      </div>
      <p className="text-muted-foreground tabular-nums sm:text-right">
        {by && <RelativeTime value={by} now={now} isDay={byIs === 'day'} />}
      </p>
      <Link
        href={action.href}
        prefetch={false}
        aria-describedby={key}
        className={buttonVariants({ variant: isFirst ? 'default' : 'outline', className: 'max-sm:min-h-11' })}
      >
        {action.label}
      </Link>
    </li>
  );
}
