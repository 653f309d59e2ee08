import Link from 'next/link';
import { SectionHeading } from '@/components/home/section-heading';
import { RelativeTime } from '@/components/kit/relative-time';
import { buttonVariants } from '@/components/ui/button';
import type { NextStep } from '@/lib/home/schema';

/** More than these are behind one more click: what is most urgent stays above what one owns. */
const FIRST_SHOWN = 5;

type NextStepsProps = {
  steps: NextStep[];
  now: string;
  title?: string;
  more?: { href: string; label: string };
};

/** One line each: what, why, by when, and one button. The first is the page's main action. */
export function NextSteps({ steps, now, title = 'Next steps', more }: NextStepsProps) {
  const later = steps.slice(FIRST_SHOWN);
  return (
    <section aria-labelledby="next-steps" className="mt-6">
      <SectionHeading id="next-steps" title={title} more={more} />
      {steps.length === 0 && (
        <p className="mt-3 border-y py-4 text-muted-foreground">Nothing is waiting for you now.</p>
      )}
      {steps.length > 0 && (
        <ol className="mt-3 divide-y border-y">
          {steps.slice(0, FIRST_SHOWN).map((step, index) => (
            <Step key={step.key} step={step} now={now} isFirst={index === 0} />
          ))}
        </ol>
      )}
      {later.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center text-link">{later.length} more</summary>
          <ol className="divide-y border-y">
            {later.map((step) => (
              <Step key={step.key} step={step} now={now} isFirst={false} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

function Step({ step, now, isFirst }: { step: NextStep; now: string; isFirst: boolean }) {
  const { key, what, why, by, byIs, action } = step;
  return (
    <li className="next-step">
      <div className="min-w-0">
        <p id={key} className="font-medium wrap-anywhere">
          {what}
        </p>
        <p className="wrap-anywhere text-muted-foreground">{why}</p>
      </div>
      <p className="text-muted-foreground tabular-nums">
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
