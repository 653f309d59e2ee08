'use client';

import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { explainFailure } from '@/components/kit/explain-failure';
import { useAction } from '@/components/kit/use-action';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { ApiError } from '@/lib/platform/api-client';

type MailedLinkProps = {
  /** What pressing the button does, in words. */
  children: ReactNode;
  label: string;
  pendingLabel: string;
  use: (token: string) => Promise<unknown>;
  /** What is so from now on, once it worked. */
  done: { title: string; text: ReactNode };
  /** What to do when the link works no longer. */
  otherwise: ReactNode;
};

const INCOMPLETE = 'This link is not complete. Please open it from the email once more.';
const stay = () => () => {};

/**
 * What a link from an email does, at the press of a button: mail programs open links to look at them. The link carries its
 * secret behind the `#`, where no server and no log sees it.
 */
export function MailedLink({ children, label, pendingLabel, use, done, otherwise }: MailedLinkProps) {
  const token = useSyncExternalStore(
    stay,
    () => location.hash.slice(1),
    () => null,
  );
  const { act, isPending, isDone, failure } = useAction(use);
  const isOver = token === '' || isGone(failure);

  if (isDone) return <Done {...done} />;
  if (isOver) {
    return (
      <Alert role="alert" variant="waiting">
        <AlertTitle>{failure ? explainFailure(failure) : INCOMPLETE}</AlertTitle>
        <AlertDescription>{otherwise}</AlertDescription>
      </Alert>
    );
  }
  return (
    <div className="grid gap-5">
      {children}
      <div role="alert" className="empty:hidden">
        {failure !== null && <Alert variant="destructive">{explainFailure(failure)}</Alert>}
      </div>
      <Button
        size="lg"
        className="needs-script"
        aria-disabled={isPending}
        onClick={() => void act(token ?? '')}
      >
        {isPending && <Spinner />}
        <span aria-live="polite">{isPending ? pendingLabel : label}</span>
      </Button>
      <noscript className="text-sm font-medium">
        This page needs JavaScript, which is off in this browser.
      </noscript>
    </div>
  );
}

function Done({ title, text }: MailedLinkProps['done']) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Alert variant="success" role="status">
      <p ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {title}
      </p>
      <AlertDescription>{text}</AlertDescription>
    </Alert>
  );
}

/** Used, expired, or none: another press would not help. */
function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 410 || error.status === 422);
}
