'use client';

import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { EnrollmentFailed, enrollPasskey, UNKNOWN } from '@/components/accounts/enroll-passkey';
import { isAboutPassword, OwnPassword } from '@/components/accounts/own-password';
import { Form } from '@/components/kit/form';
import { isSignedOut, SessionEnded } from '@/components/kit/session-ended';
import { SubmitButton } from '@/components/kit/submit-button';
import { canUsePasskeys } from '@/components/session/passkey';
import { useStepUp } from '@/components/kit/step-up';
import { useCall } from '@/components/kit/use-call';
import { useInBrowser } from '@/components/kit/use-in-browser';
import { GuardedActs } from '@/components/session/guarded-acts';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button, buttonVariants } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

const FOLLOW = 'Follow the prompt on your device';
const loadSchema = () => import('@/lib/accounts/schema/guards').then((module) => module.ownPasswordSchema);

type PasskeyEnrollmentProps = {
  /** It will be the first guard of the account. */
  asksPassword: boolean;
  /** Codes are in front of the page that are shown once. */
  showsCodes: boolean;
  /** With recovery codes when it is the first guard of the account. */
  onEnrolled: (recoveryCodes?: string[]) => void;
};

/** One button that makes a passkey on this device. */
export function PasskeyEnrollment({ asksPassword, showsCodes, onEnrolled }: PasskeyEnrollmentProps) {
  const { run, dialog } = useStepUp();
  const [isEnrolled, setIsEnrolled] = useState(false);
  const { act, send, isPending, failure, reset } = useCall(
    (password?: string) => enrollPasskey(run, password),
    {
      onDone: (recoveryCodes) => {
        setIsEnrolled(true);
        onEnrolled(recoveryCodes);
      },
    },
  );
  // What the page knew of the guards may be old: then the server asks.
  const needsPassword = asksPassword || isAboutPassword(failure);
  const hasEnded = isSignedOut(failure);
  const hasFailed = failure !== null && !hasEnded && !isAboutPassword(failure);
  const isSupported = useInBrowser(canUsePasskeys, true);

  return (
    <section aria-labelledby="enroll" className="rounded-lg border bg-card p-5 sm:p-8">
      <h2 id="enroll" className="text-2xl">
        Add a passkey
      </h2>
      <p className="mt-3 text-muted-foreground">
        It logs you in without a password, and confirms that it is you before a lock is released or a document
        leaves.
      </p>
      <GuardedActs />
      <div className="mt-5">
        {!isSupported && <NotSupported />}
        {isSupported && isEnrolled && (
          <Enrolled showsCodes={showsCodes} onAnother={() => setIsEnrolled(false)} />
        )}
        {isSupported && !isEnrolled && !hasFailed && needsPassword && (
          <Form schema={loadSchema} label="Add a passkey" action={({ password }) => send(password)}>
            <OwnPassword />
            <SubmitButton className="max-sm:w-full" pendingLabel={FOLLOW}>
              Enroll this device
            </SubmitButton>
          </Form>
        )}
        {isSupported && !isEnrolled && !hasFailed && !needsPassword && (
          <div className="grid gap-5">
            {hasEnded && <SessionEnded inNewTab to="and come back to try again." />}
            <EnrollButton isEnrolling={isPending} onEnroll={() => void act(undefined)} />
          </div>
        )}
        {hasFailed && <Failed {...reasonOf(failure)} onTryAgain={reset} />}
      </div>
      {dialog}
    </section>
  );
}

function EnrollButton({ isEnrolling, onEnroll }: { isEnrolling: boolean; onEnroll: () => void }) {
  return (
    <Button size="lg" className="max-sm:w-full" aria-disabled={isEnrolling} onClick={onEnroll}>
      {isEnrolling && <Spinner />}
      <span aria-live="polite">{isEnrolling ? FOLLOW : 'Enroll this device'}</span>
    </Button>
  );
}

function NotSupported() {
  return (
    <Alert variant="waiting">
      <AlertTitle>This browser has no passkeys</AlertTitle>
      <AlertDescription>
        Open this page in a current version of Chrome, Edge, Firefox or Safari. A{' '}
        <Link href="/settings/security/pin" prefetch={false} className="text-link">
          PIN
        </Link>{' '}
        works in every browser.
      </AlertDescription>
    </Alert>
  );
}

function Enrolled({ showsCodes, onAnother }: { showsCodes: boolean; onAnother: () => void }) {
  const title = useRef<HTMLParagraphElement>(null);

  // Also once the codes are kept: the ways on are here.
  useEffect(() => {
    if (!showsCodes) title.current?.focus();
  }, [showsCodes]);

  return (
    <div className="grid animate-appear gap-5">
      <Alert variant="success" role="status">
        <p ref={title} tabIndex={-1} className="font-semibold outline-none">
          Your passkey is ready
        </p>
        <AlertDescription>
          Keep a second one, or recovery codes, for the day this device is lost.
        </AlertDescription>
      </Alert>
      <div className="flex flex-wrap gap-3">
        <Link href="/deedguard-protection" prefetch={false} className={buttonVariants({ size: 'lg' })}>
          Continue to deed protection
        </Link>
        <Button variant="outline" size="lg" onClick={onAnother}>
          Add another
        </Button>
      </div>
    </div>
  );
}

type FailedProps = { message: string; reason?: string; onTryAgain: () => void };

function Failed({ message, reason, onTryAgain }: FailedProps) {
  return (
    <Alert role="alert" variant="destructive">
      <AlertTitle>Enrollment Failed</AlertTitle>
      <AlertDescription>
        <p>{message}</p>
        {reason && <p>{reason}</p>}
        <FocusedButton onClick={onTryAgain} />
      </AlertDescription>
    </Alert>
  );
}

/** It takes the place of the button that had the focus. */
function FocusedButton({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => button.current?.focus(), []);

  return (
    <Button ref={button} variant="outline" size="sm" className="mt-3" onClick={onClick}>
      Try Again
    </Button>
  );
}

function reasonOf(error: unknown): { message: string; reason?: string } {
  if (error instanceof EnrollmentFailed) return { message: error.message, reason: error.reason };
  return { message: UNKNOWN };
}
