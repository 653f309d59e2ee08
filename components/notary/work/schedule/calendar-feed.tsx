'use client';

import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { CopyButton } from '@/components/kit/copy-button';
import { useAction } from '@/components/kit/use-action';
import { makeCalendarFeed, removeCalendarFeed } from '@/components/notary/calls';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { CalendarFeed as Feed } from '@/lib/notary/schema/profile';

type Question = 'renew' | 'remove';

/** A secret address that the notary's own calendar reads. It can be read here once, when it is made. */
export function CalendarFeed({ userId, initialHasFeed }: { userId: string; initialHasFeed: boolean }) {
  const [hasFeed, setHasFeed] = useState(initialHasFeed);
  const [made, setMade] = useState<Feed | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);

  async function make() {
    setMade(await makeCalendarFeed(userId));
    setHasFeed(true);
  }

  async function remove() {
    await removeCalendarFeed(userId);
    setMade(null);
    setHasFeed(false);
  }

  return (
    <section aria-labelledby="calendar">
      <h2 id="calendar" className="text-2xl">
        Calendar
      </h2>
      <p className="mt-3 text-muted-foreground">
        A secret link for Google Calendar, Apple Calendar or Outlook: your appointments and your time off
        appear there and stay up to date. Anyone who has the link can see your hours, services and places, and
        the first names of clients.
      </p>
      <div className="mt-4 grid gap-4">
        <div role="status" className="empty:hidden">
          {made && <Address feed={made} />}
        </div>
        {hasFeed ? (
          <div className="grid gap-3">
            {!made && <p>You have a link. We can’t show it again; make a new one if you have lost it.</p>}
            <div className="flex flex-wrap gap-3">
              <Button variant="outline" onClick={() => setQuestion('renew')}>
                Make a new link
              </Button>
              <Button variant="ghost" onClick={() => setQuestion('remove')}>
                Remove the link
              </Button>
            </div>
          </div>
        ) : (
          <MakeLink onMake={make} />
        )}
      </div>
      {question && (
        <FeedQuestion
          question={question}
          onConfirm={question === 'renew' ? make : remove}
          onClose={() => setQuestion(null)}
        />
      )}
    </section>
  );
}

function MakeLink({ onMake }: { onMake: () => Promise<void> }) {
  const { act, isPending, problem, dialog } = useAction(onMake);

  return (
    <>
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <div>
        <Button variant="outline" aria-disabled={isPending} onClick={() => void act()}>
          {isPending && <Spinner />}
          Make a link
        </Button>
      </div>
      {dialog}
    </>
  );
}

function Address({ feed }: { feed: Feed }) {
  const id = useId();

  return (
    <Alert variant="success">
      <AlertTitle>The link is ready</AlertTitle>
      <AlertDescription>
        <p>
          Copy it now: it is shown only once. In your calendar app, subscribe to a calendar by URL and paste
          it there.
        </p>
        <div className="mt-2 flex items-center gap-3">
          <label htmlFor={id} className="sr-only">
            Address of your calendar
          </label>
          <input
            id={id}
            readOnly
            value={feed.url}
            className="h-10 control px-3 font-mono"
            onFocus={(event) => event.target.select()}
          />
          <CopyButton value={feed.url} of="the address of your calendar" />
        </div>
      </AlertDescription>
    </Alert>
  );
}

const questions = {
  renew: {
    title: 'Make a new link',
    confirmLabel: 'Make a new link',
    pendingLabel: 'Making the link',
    says: 'The current link stops working at once. Calendars that use it need the new one.',
  },
  remove: {
    title: 'Remove the link',
    confirmLabel: 'Remove the link',
    pendingLabel: 'Removing',
    says: 'The link stops working at once. Calendars that use it no longer update.',
  },
};

type FeedQuestionProps = { question: Question; onConfirm: () => Promise<void>; onClose: () => void };

function FeedQuestion({ question, onConfirm, onClose }: FeedQuestionProps) {
  const { says, ...words } = questions[question];

  return (
    <ConfirmDialog
      {...words}
      product="guardsign"
      keepLabel="Keep the link"
      isDestructive={question === 'remove'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{says}</p>
    </ConfirmDialog>
  );
}
