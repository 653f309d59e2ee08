import Link from 'next/link';
import { nextActions } from '@/lib/alerts/content/next-actions';
import type { AlertDetail } from '@/lib/alerts/schema/alerts';

/** What its owner can do about it, in the order in which it helps. */
export function NextActions({ alert }: { alert: AlertDetail }) {
  return (
    <ol className="list-decimal space-y-2 pl-5">
      {nextActions(alert).map(({ says, href, label }) => (
        <li key={says}>
          {says}
          {href && (
            <Link href={href} prefetch={false} className="flex min-h-11 w-fit items-center text-link">
              {label}
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}
