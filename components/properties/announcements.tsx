'use client';

import { useRef } from 'react';
import { LoadFailure } from '@/components/kit/load-failure';
import { useAction } from '@/components/kit/use-action';
import { useRead } from '@/components/kit/use-read';
import { AnnouncementForm } from '@/components/properties/announcement-form';
import { withdrawAnnouncement } from '@/components/properties/calls';
import { announcementsOf } from '@/components/properties/queries';
import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { instrumentLabels } from '@/lib/properties/rules/alert-words';
import type { Announcement } from '@/lib/properties/schema/announcements';
import { longDay } from '@/lib/values/date-format';

type AnnouncementsProps = {
  lockId: string;
  /** nothing can be announced for a lock that has ended */
  isEnded?: boolean;
};

/** The transactions that an owner told us of for one property, and the form for another one. */
export function Announcements({ lockId, isEnded = false }: AnnouncementsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useRead(announcementsOf(lockId));
  const { act, isPending, input, problem, dialog } = useAction(
    (one: Announcement) => withdrawAnnouncement(lockId, one),
    {
      says: {
        title: 'Announcement withdrawn',
        description: 'New recordings raise normal alerts again.',
      },
      refreshes: [announcementsOf(lockId).queryKey],
      onDone: () => heading.current?.focus(),
    },
  );

  return (
    <section aria-labelledby="announcements">
      <h2 ref={heading} id="announcements" tabIndex={-1} className="text-2xl outline-none">
        Announced transactions
      </h2>
      <p className="mt-3 text-muted-foreground">
        Selling, or taking a loan? Tell us before it is recorded. A recording that fits raises a quiet alert
        instead of a loud one.
      </p>
      <LoadFailure query={query} title="What you announced could not be loaded" />
      <div role="alert" className="mt-4 empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      {query.isPending && <Skeleton className="mt-4 h-24" />}
      {query.data && (
        <AnnouncementRows
          announcements={query.data}
          withdrawing={isPending ? input?.id : undefined}
          onWithdraw={(one) => void act(one)}
        />
      )}
      {!isEnded && (
        <details className="mt-5">
          <summary className="w-fit text-[0.9375rem] font-medium text-link">Announce a transaction</summary>
          <div className="mt-4">
            <AnnouncementForm lockId={lockId} />
          </div>
        </details>
      )}
      {dialog}
    </section>
  );
}

type AnnouncementRowsProps = {
  announcements: Announcement[];
  /** the id of the one that is being withdrawn */
  withdrawing: string | undefined;
  onWithdraw: (one: Announcement) => void;
};

function AnnouncementRows({ announcements, withdrawing, onWithdraw }: AnnouncementRowsProps) {
  if (announcements.length === 0) {
    return <p className="mt-4 border-y py-5 text-muted-foreground">No transaction is announced.</p>;
  }
  return (
    <ul className="mt-4 divide-y border-y">
      {announcements.map((one) => (
        <li key={one.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
          <div className="grid min-w-0 gap-1">
            <h3 className="font-sans text-base font-medium tracking-normal wrap-anywhere">{nameOf(one)}</h3>
            <p className="text-sm text-muted-foreground">
              {longDay(one.from)} to {longDay(one.until)}. {sayMatches(one.matches)}
            </p>
            <Badge variant={one.isOpen ? 'success' : 'outline'} className="mt-1">
              {stateOf(one)}
            </Badge>
          </div>
          {one.isOpen && (
            <Button
              variant="outline"
              size="sm"
              className="max-sm:min-h-11"
              aria-disabled={withdrawing !== undefined}
              onClick={() => onWithdraw(one)}
            >
              {withdrawing === one.id && <Spinner />}
              Withdraw<span className="sr-only"> {nameOf(one)}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function nameOf({ class: each, party }: Announcement): string {
  return party ? `${instrumentLabels[each]} with ${party}` : instrumentLabels[each];
}

function stateOf({ isOpen, withdrawnAt }: Announcement): string {
  if (isOpen) return 'Open';
  return withdrawnAt ? 'Withdrawn' : 'Over';
}

function sayMatches(count: number): string {
  if (count === 0) return 'No recording matches yet.';
  return count === 1 ? '1 recording matches.' : `${count} recordings match.`;
}
