import Link from 'next/link';
import type { ReactNode } from 'react';
import { AlertBadges } from '@/components/alerts/alert-badges';
import { Investigate } from '@/components/alerts/fraud-report';
import { toReported } from '@/components/alerts/reported-alert';
import { buttonVariants } from '@/components/ui/button';
import type { AlertView } from '@/lib/alerts/schema/alerts';

type AlertRowProps = {
  alert: AlertView;
  /** when it was raised, as the list says times */
  time: ReactNode;
  isSample?: boolean;
};

/** One alert of a list: what it says, when, and the way to its page, which a press anywhere in the row takes. */
export function AlertRow({ alert, time, isSample = false }: AlertRowProps) {
  const { id, title, property, place, status } = alert;
  return (
    <li className="flex-wrap">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm wrap-anywhere text-muted-foreground">
          {time}
          {property && `, ${property.address}`}
          {place !== undefined && (place ? `, near ${place}` : ', place unknown')}
        </p>
      </div>
      <AlertBadges alert={alert} />
      <span className="flex gap-2">
        <Link
          href={`/alerts/${id}`}
          prefetch={false}
          className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'max-sm:order-last' })}
        >
          View Details<span className="sr-only"> of {title}</span>
        </Link>
        {status !== 'resolved' && <Investigate alert={toReported(alert, isSample)} className="relative" />}
      </span>
    </li>
  );
}
