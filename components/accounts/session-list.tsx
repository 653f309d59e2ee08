'use client';

import { useRef } from 'react';
import { endOtherSessions, endSession } from '@/components/accounts/calls';
import { accountSessions, refreshSessions } from '@/components/accounts/queries';
import { SessionRow } from '@/components/accounts/session-row';
import { LoadFailure } from '@/components/kit/load-failure';
import { useAction } from '@/components/kit/use-action';
import { useRead } from '@/components/kit/use-read';
import { useAccountEvents } from '@/components/session/use-account-events';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { SessionView } from '@/lib/accounts/schema/sessions';

/** Where the account is signed in, as it changes; each session can be ended, and all but this one at once. */
export function SessionList({ initialSessions }: { initialSessions: SessionView[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useRead({ ...accountSessions(), initialData: initialSessions });
  useAccountEvents(({ kind }) => {
    if (kind === 'session' || kind === 'resync') void refreshSessions();
  });
  const refreshes = [accountSessions().queryKey];
  // The button that was pressed is gone with its row.
  const onDone = () => heading.current?.focus();
  const one = useAction(({ id }: SessionView) => endSession(id), {
    says: (_, { device }) => ({ title: 'Session ended', description: device }),
    refreshes,
    onDone,
  });
  const others = useAction(endOtherSessions, {
    says: { title: 'You are logged out everywhere else' },
    refreshes,
    onDone,
  });
  const isPending = one.isPending || others.isPending;
  const problem = one.problem ?? others.problem;

  if (query.error) {
    return <LoadFailure query={query} title="Your sessions could not be loaded" keeps="Nothing was ended." />;
  }
  return (
    <section aria-labelledby="sessions">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 ref={heading} id="sessions" tabIndex={-1} className="text-2xl outline-none">
          Logged in now
        </h2>
        {query.data.length > 1 && (
          <Button
            variant="outline"
            className="max-sm:min-h-11"
            aria-disabled={isPending}
            onClick={() => void others.act()}
          >
            {others.isPending && <Spinner />}
            Log out everywhere else
          </Button>
        )}
      </div>
      <div role="alert" className="mt-4 empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <ul className="mt-4 divide-y border-y">
        {query.data.map((session) => (
          <li key={session.id} className="py-4">
            <SessionRow
              session={session}
              isPending={isPending}
              isEnding={one.isPending && one.input?.id === session.id}
              onEnd={() => void one.act(session)}
            />
          </li>
        ))}
      </ul>
      {one.dialog}
      {others.dialog}
    </section>
  );
}
