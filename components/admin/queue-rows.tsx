import Link from 'next/link';
import { Fragment } from 'react';
import { formatNumber } from '@/lib/values/numbers';

export type Queue = {
  href: string;
  name: string;
  figure: number;
  says: string;
  /** somebody waits for us there */
  isWaiting?: boolean;
};

/** Lists of the administration: those with something in them, each with how much, and in one line those with nothing. */
export function QueueRows({ queues }: { queues: Queue[] }) {
  const filled = queues.filter(({ figure }) => figure > 0);
  const empty = queues.filter(({ figure }) => figure === 0);
  return (
    <>
      {filled.length > 0 && (
        <ul className="mt-3 app-rows">
          {filled.map((queue) => (
            <Row key={queue.href} queue={queue} />
          ))}
        </ul>
      )}
      {empty.length > 0 && (
        <p className="mt-3 text-muted-foreground">
          Nothing is waiting in:{' '}
          {empty.map(({ href, name }, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <Link href={href} prefetch={false} className="inline-block text-link max-sm:py-2.5">
                {name}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

function Row({ queue: { href, name, figure, says } }: { queue: Queue }) {
  return (
    <li>
      <span className="min-w-10 text-right text-lg font-medium tabular-nums">{formatNumber(figure)}</span>
      <span className="min-w-0 flex-1">
        <Link href={href} prefetch={false}>
          {name}
        </Link>
        <span className="block text-sm text-muted-foreground">{says}</span>
      </span>
      <span aria-hidden className="text-muted-foreground">
        →
      </span>
    </li>
  );
}
