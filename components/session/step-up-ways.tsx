'use client';

import Link from 'next/link';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { LocalTime } from '@/components/kit/local-time';
import { canUsePasskeys } from '@/components/session/passkey';
import { PinInput } from '@/components/session/pin-input';
import { useConfirmation, type Way } from '@/components/session/step-up-confirmation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Spinner } from '@/components/ui/spinner';
import { PIN_DIGITS } from '@/lib/accounts/rules/pin';
import type { Guards } from '@/lib/accounts/schema/guards';

type StepUpWaysProps = { guards: Guards; onRefused: () => void; onConfirmed: () => void };

/** Every way to confirm that this account has: the passkey first, else the PIN, and a recovery code for bad days. */
export function StepUpWays({ guards, onRefused, onConfirmed }: StepUpWaysProps) {
  const [isRecovering, setIsRecovering] = useState(false);
  const confirmation = useConfirmation({ onRefused, onConfirmed });
  const hasPasskey = guards.passkeys.length > 0;
  const offersPasskey = hasPasskey && canUsePasskeys();
  const lockedUntil = guards.hasPin ? guards.pinLockedUntil : null;

  function swap() {
    confirmation.forgetProblem();
    setIsRecovering(!isRecovering);
  }

  // A PIN that is locked says so itself, with the time.
  const problem = confirmation.problem?.isLock && lockedUntil ? null : confirmation.problem;

  return (
    <div className="grid gap-5">
      <div role="alert" className="grid gap-3 empty:hidden">
        {problem && <Alert variant="destructive">{problem.text}</Alert>}
        {lockedUntil && !isRecovering && (
          <PinLocked
            until={lockedUntil}
            hasOtherWay={offersPasskey || guards.recoveryCodesLeft > 0}
            onOver={onRefused}
          />
        )}
      </div>
      {isRecovering ? (
        <CodeWay confirmation={confirmation} />
      ) : (
        <>
          {offersPasskey && <PasskeyWay confirmation={confirmation} />}
          {hasPasskey && !offersPasskey && <p>This browser cannot use your passkeys.</p>}
          {guards.hasPin && !lockedUntil && (
            <PinWay confirmation={confirmation} takesFocus={!offersPasskey} />
          )}
        </>
      )}
      <OtherWay guards={guards} isRecovering={isRecovering} onSwap={swap} />
    </div>
  );
}

type WayProps = { confirmation: ReturnType<typeof useConfirmation> };

function PasskeyWay({ confirmation }: WayProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocus(button);

  return (
    <Button
      ref={button}
      size="lg"
      className="w-full"
      aria-disabled={confirmation.pending !== null}
      onClick={() => void confirmation.byPasskey()}
    >
      <Pending way="passkey" confirmation={confirmation} label="Waiting for your passkey">
        Use a passkey
      </Pending>
    </Button>
  );
}

function PinWay({ confirmation, takesFocus }: WayProps & { takesFocus: boolean }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [isShort, setIsShort] = useState(false);
  useFocus(input, takesFocus);

  async function submit() {
    setIsShort(pin.length < PIN_DIGITS);
    if (pin.length === PIN_DIGITS && (await confirmation.byPin(pin))) return;
    input.current?.focus();
    input.current?.select();
  }

  return (
    <InnerForm label="Confirm with your PIN" onSubmit={submit}>
      <div className="grid gap-1.5">
        <Label htmlFor={id}>PIN</Label>
        {isShort && (
          <p id={`${id}-problem`} role="alert" className="text-sm font-medium text-destructive">
            PIN must be exactly 6 digits.
          </p>
        )}
        <div className="flex items-center gap-2">
          <PinInput
            ref={input}
            id={id}
            name="pin"
            value={pin}
            isShown={isShown}
            aria-invalid={isShort || undefined}
            aria-describedby={isShort ? `${id}-problem` : undefined}
            onPin={setPin}
          />
          <Button variant="ghost" aria-controls={id} onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide' : 'Show'}
            <span className="sr-only"> PIN</span>
          </Button>
        </div>
      </div>
      <Button
        type="submit"
        size="lg"
        variant={takesFocus ? 'default' : 'outline'}
        aria-disabled={confirmation.pending !== null}
      >
        <Pending way="pin" confirmation={confirmation} label="Checking">
          Confirm with PIN
        </Pending>
      </Button>
    </InnerForm>
  );
}

type PinLockedProps = { until: string; hasOtherWay: boolean; onOver: () => void };

function PinLocked({ until, hasOtherWay, onOver }: PinLockedProps) {
  useEffect(() => {
    const left = Math.max(1_000, new Date(until).getTime() - Date.now());
    const timer = setTimeout(onOver, left);
    return () => clearTimeout(timer);
  }, [until, onOver]);

  return (
    <Alert variant="waiting">
      <p>
        Your PIN is locked after 5 wrong tries, until <LocalTime value={until} />.{' '}
        {hasOtherWay ? 'Another way still works.' : 'Please try again then.'}
      </p>
    </Alert>
  );
}

function CodeWay({ confirmation }: WayProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  useFocus(input);

  async function submit() {
    if (code.trim() !== '' && (await confirmation.byCode(code.trim()))) return;
    input.current?.focus();
    input.current?.select();
  }

  return (
    <InnerForm label="Confirm with a recovery code" onSubmit={submit}>
      <div className="grid gap-1.5">
        <Label htmlFor={id}>Recovery code</Label>
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          One of the codes you kept when you set this up. Each works once.
        </p>
        <Input
          ref={input}
          id={id}
          name="recoveryCode"
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="font-mono"
          aria-describedby={`${id}-hint`}
          onChange={(event) => setCode(event.target.value)}
        />
      </div>
      <Button type="submit" size="lg" aria-disabled={confirmation.pending !== null}>
        <Pending way="code" confirmation={confirmation} label="Checking">
          Confirm with this code
        </Pending>
      </Button>
    </InnerForm>
  );
}

type OtherWayProps = { guards: Guards; isRecovering: boolean; onSwap: () => void };

function OtherWay({ guards, isRecovering, onSwap }: OtherWayProps) {
  if (isRecovering) {
    return (
      <button type="button" className="min-h-10 justify-self-start font-medium text-link" onClick={onSwap}>
        Back
      </button>
    );
  }
  if (guards.recoveryCodesLeft === 0) {
    return <NoCodesLeft />;
  }
  return (
    <button type="button" className="min-h-10 justify-self-start font-medium text-link" onClick={onSwap}>
      Use a recovery code
    </button>
  );
}

function NoCodesLeft() {
  return (
    <div className="grid gap-1 text-sm text-muted-foreground">
      <p>This account has no recovery codes left.</p>
      <p>
        No way to confirm any more? Please write to us through{' '}
        <Link href="/enterprise#contact" prefetch={false} className="text-link">
          the contact form
        </Link>
        ; we make sure that it is you, and then take the PIN and the passkeys off.
      </p>
    </div>
  );
}

type InnerFormProps = { label: string; onSubmit: () => Promise<void>; children: ReactNode };

/** The dialog may stand inside another form, for React if not for the page: what is sent here stays here. */
function InnerForm({ label, onSubmit, children }: InnerFormProps) {
  function handle(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    void onSubmit();
  }

  return (
    <form noValidate aria-label={label} className="grid gap-4" onSubmit={handle}>
      {children}
    </form>
  );
}

type PendingProps = WayProps & { way: Way; label: string; children: ReactNode };

function Pending({ way, confirmation, label, children }: PendingProps) {
  const isPending = confirmation.pending === way;
  return (
    <>
      {isPending && <Spinner />}
      <span aria-live="polite">{isPending ? label : children}</span>
    </>
  );
}

/** On arrival, so that one can type or press Enter at once. */
function useFocus(element: RefObject<HTMLElement | null>, isWanted = true) {
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [element, isWanted]);
}
