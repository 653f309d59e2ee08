'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import Link from 'next/link';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FieldFrame } from '@/components/kit/field-frame';
import { Form } from '@/components/kit/form';
import { LocalTime } from '@/components/kit/local-time';
import { SubmitButton } from '@/components/kit/submit-button';
import { canUsePasskeys } from '@/components/session/passkey';
import { PinInput } from '@/components/session/pin-input';
import { useConfirmation } from '@/components/session/step-up-confirmation';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Spinner } from '@/components/ui/spinner';
import { confirmByCodeSchema, confirmByPinSchema, type Guards } from '@/lib/accounts/schema/guards';

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
            otherWays={[offersPasskey && 'a passkey', guards.recoveryCodesLeft > 0 && 'a recovery code']}
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
  const isPending = confirmation.pending === 'passkey';
  useEffect(() => button.current?.focus(), []);

  return (
    <Button
      ref={button}
      size="lg"
      className="w-full"
      aria-disabled={confirmation.pending !== undefined}
      onClick={() => void confirmation.byPasskey()}
    >
      {isPending && <Spinner />}
      <span aria-live="polite">{isPending ? 'Waiting for your passkey' : 'Use a passkey'}</span>
    </Button>
  );
}

function PinWay({ confirmation, takesFocus }: WayProps & { takesFocus: boolean }) {
  const form = useForm({ resolver: zodResolver(confirmByPinSchema), defaultValues: { pin: '' } });
  const pin = useWatch({ control: form.control, name: 'pin' });
  const [isShown, setIsShown] = useState(false);
  const { setFocus } = form;

  // On arrival, so that one can type at once.
  useEffect(() => {
    if (takesFocus) setFocus('pin');
  }, [takesFocus, setFocus]);

  async function confirm(values: { pin: string }) {
    if (!(await confirmation.byPin(values.pin))) setFocus('pin', { shouldSelect: true });
  }

  return (
    <Form form={form} label="Confirm with your PIN" className="gap-4" action={confirm}>
      <FieldFrame name="pin" label="PIN">
        {(control) => (
          <div className="flex items-center gap-2">
            <PinInput
              {...control}
              value={pin}
              isShown={isShown}
              onPin={(next) => form.setValue('pin', next)}
            />
            <Button variant="ghost" aria-controls={control.id} onClick={() => setIsShown(!isShown)}>
              {isShown ? 'Hide' : 'Show'}
              <span className="sr-only"> PIN</span>
            </Button>
          </div>
        )}
      </FieldFrame>
      <SubmitButton variant={takesFocus ? 'default' : 'outline'} pendingLabel="Checking">
        Confirm with PIN
      </SubmitButton>
    </Form>
  );
}

type PinLockedProps = { until: string; otherWays: (string | false)[]; onOver: () => void };

function PinLocked({ until, otherWays, onOver }: PinLockedProps) {
  const now = otherWays.filter((way) => way !== false).join(' or ');
  useEffect(() => {
    const left = Math.max(1_000, new Date(until).getTime() - Date.now());
    const timer = setTimeout(onOver, left);
    return () => clearTimeout(timer);
  }, [until, onOver]);

  return (
    <Alert variant="waiting">
      <p>
        Your PIN is locked after 5 wrong tries, until <LocalTime value={until} />.{' '}
        {now ? `You can use ${now} now.` : 'Please try again then.'}
      </p>
    </Alert>
  );
}

function CodeWay({ confirmation }: WayProps) {
  const form = useForm({ resolver: zodResolver(confirmByCodeSchema), defaultValues: { recoveryCode: '' } });
  const { setFocus } = form;
  useEffect(() => setFocus('recoveryCode'), [setFocus]);

  async function confirm({ recoveryCode }: { recoveryCode: string }) {
    if (!(await confirmation.byCode(recoveryCode))) setFocus('recoveryCode', { shouldSelect: true });
  }

  return (
    <Form form={form} label="Confirm with a recovery code" className="gap-4" action={confirm}>
      <FieldFrame
        name="recoveryCode"
        label="Recovery code"
        hint="One of the codes you kept when you set this up. Each works once."
      >
        {(control) => (
          <Input
            {...control}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="font-mono"
          />
        )}
      </FieldFrame>
      <SubmitButton pendingLabel="Checking">Confirm with this code</SubmitButton>
    </Form>
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
        No way left to confirm? Please write to us through{' '}
        <Link href="/contact" prefetch={false} className="text-link">
          the contact form
        </Link>
        ; we make sure that it is you, and then remove the PIN and the passkeys.
      </p>
    </div>
  );
}
