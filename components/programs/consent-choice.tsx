'use client';

import Link from 'next/link';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { useAction } from '@/components/kit/use-action';
import { answerConsent } from '@/components/programs/calls';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button, buttonVariants } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import type { Consent, ConsentAnswer } from '@/lib/programs/schema/consents';

const BACK = `callbackUrl=${encodeURIComponent('/consent/lock')}`;

type ConsentChoiceProps = { token: string; consent: Consent; onAnswered: (answer: ConsentAnswer) => void };

/** Agreeing takes the account that was asked; declining takes the link alone. */
export function ConsentChoice({ token, consent, onAnswered }: ConsentChoiceProps) {
  const agree = useAction(() => answerConsent({ token, answer: 'agree' }), { onDone: onAnswered });
  const [isDeclining, setIsDeclining] = useState(false);
  const { isPending, problem } = agree;

  return (
    <>
      {consent.reader !== 'owner' && <HowToAgree consent={consent} />}
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      <div className="grid gap-3">
        {consent.reader === 'owner' && (
          <Button size="lg" aria-disabled={isPending} onClick={() => void agree.act()}>
            {isPending && <Spinner />}
            <span aria-live="polite">{isPending ? 'Locking' : 'Agree, and lock it'}</span>
          </Button>
        )}
        {consent.reader === 'visitor' && (
          <>
            <Link href={`/login?${BACK}`} prefetch={false} className={buttonVariants({ size: 'lg' })}>
              Log in to agree
            </Link>
            <Link
              href={`/signup?${BACK}`}
              prefetch={false}
              className={buttonVariants({ size: 'lg', variant: 'outline' })}
            >
              Sign up to agree
            </Link>
          </>
        )}
        <Button variant="outline" size="lg" aria-disabled={isPending} onClick={() => setIsDeclining(true)}>
          Decline
        </Button>
      </div>
      {isDeclining && (
        <ConfirmDialog
          title="Decline this lock?"
          keepLabel="Go back"
          confirmLabel="Decline"
          pendingLabel="Declining"
          onConfirm={async () => onAnswered(await answerConsent({ token, answer: 'decline' }))}
          onClose={() => setIsDeclining(false)}
        >
          <p>
            There will be no lock, and {consent.organization} learns that you declined. You can’t undo this.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

function HowToAgree({ consent: { reader, ownerEmail } }: { consent: Consent }) {
  if (reader === 'unconfirmed') {
    return (
      <Alert variant="waiting">
        <AlertTitle>Please confirm your email address first</AlertTitle>
        <AlertDescription>
          We emailed a link to {ownerEmail} when you signed up. Once you have opened it, load this page again.
        </AlertDescription>
      </Alert>
    );
  }
  if (reader === 'other_account') {
    return (
      <Alert variant="waiting">
        <AlertTitle>You are logged in with another address</AlertTitle>
        <AlertDescription>
          {ownerEmail} was asked. To agree, log out, log in with that address, and open the link in the email
          again.
        </AlertDescription>
      </Alert>
    );
  }
  return (
    <p className="text-muted-foreground">
      To agree, log in with {ownerEmail}, or sign up with exactly that address and confirm it.
    </p>
  );
}
