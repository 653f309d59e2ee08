import Link from 'next/link';
import { RelativeTime } from '@/components/kit/relative-time';
import { Alert, AlertTitle } from '@/components/ui/alert';
import type { PropertyHistory } from '@/lib/properties/queries/history';
import { sayState } from '@/lib/properties/rules/property-state';
import { sayDay } from '@/lib/properties/rules/title-words';

type PropertyBannerProps = {
  history: Pick<PropertyHistory, 'state' | 'asOf' | 'step' | 'isEarlier' | 'currentId'>;
};

/** The state of a property in a sentence, now or as of a day, and what to do next. */
export function PropertyBanner({
  history: { state, asOf, step, isEarlier, currentId },
}: PropertyBannerProps) {
  const { title, text } = sayState(state);
  const isWaiting = state.is === 'due' || state.contested;
  const variant = isWaiting ? 'waiting' : state.is === 'locked' ? 'success' : 'default';
  return (
    <Alert variant={variant}>
      <AlertTitle>{asOf ? `As of ${sayDay(asOf)}: ${title.toLowerCase()}` : title}</AlertTitle>
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
    </Alert>
  );
}
