import Link from 'next/link';
import type { ReactNode } from 'react';
import { Verdict } from '@/components/evidence/verdict';
import { RelativeTime } from '@/components/kit/relative-time';
import { Alert, AlertTitle } from '@/components/ui/alert';
import type { PropertyHistory } from '@/lib/properties/queries/history';
import { sayState } from '@/lib/properties/rules/property-state';
import type { PropertyState } from '@/lib/properties/schema/timeline';
import { mediumDay } from '@/lib/values/date-format';

type PropertyBannerProps = {
  history: Pick<PropertyHistory, 'state' | 'asOf' | 'step' | 'isEarlier' | 'currentId'>;
};

/** The state of a property in a sentence, now or as of a day, and what to do next. */
export function PropertyBanner({
  history: { state, asOf, step, isEarlier, currentId },
}: PropertyBannerProps) {
  const { title, text } = sayState(state);
  return (
    <Standing state={state} title={asOf ? `As of ${mediumDay(asOf)}: ${title.toLowerCase()}` : title}>
      <p>{text}</p>
      {isEarlier && (
        <p>
          This is an earlier lock.{' '}
          <Link href={`/properties/${currentId}`} prefetch={false} className="text-link">
            See the current one
          </Link>
        </p>
      )}
      {step && (
        <p>
          <strong>Next step:</strong>{' '}
          <Link href={step.href} prefetch={false} className="text-link">
            {step.what}
          </Link>
          {step.by && (
            <>
              , <RelativeTime value={step.by} />
            </>
          )}
        </p>
      )}
    </Standing>
  );
}

type StandingProps = { state: PropertyState; title: string; children: ReactNode };

/** As a proof shows it while there is a lock; what has ended, or never was, is no verdict. */
function Standing({ state: { is, contested }, title, children }: StandingProps) {
  if (is === 'due' || is === 'locked') {
    return (
      <Verdict kind={is === 'due' || contested ? 'waiting' : 'verified'} title={title}>
        {children}
      </Verdict>
    );
  }
  return (
    <Alert>
      <AlertTitle>{title}</AlertTitle>
      {children}
    </Alert>
  );
}
