'use client';

import { useEffect, useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { PinChecklist } from '@/components/accounts/pin-checklist';
import { checkPin } from '@/components/accounts/pin-requirements';
import { PinInput } from '@/components/session/pin-input';
import { useStepUp } from '@/components/kit/step-up';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Spinner } from '@/components/ui/spinner';
import { pinProblem } from '@/lib/accounts/rules/pin';
import { ApiError, apiRequest } from '@/lib/platform/api-client';

type PinFormProps = {
  title: string;
  /** It takes the place of something that had the focus. */
  takesFocus: boolean;
  /** With recovery codes when it is the first guard of an account that had none. */
  onSaved: (recoveryCodes?: string[]) => void;
  onCancel?: () => void;
};

type Answer = { recoveryCodes: string[] } | undefined;
type Saving = { state: 'idle' } | { state: 'saving' } | { state: 'error'; message: string };

/** A PIN, twice. Changing one that exists asks for a confirmation on the way. */
export function PinForm({ title, takesFocus, onSaved, onCancel }: PinFormProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const { run, dialog } = useStepUp();
  const [pin, setPin] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isShown, setIsShown] = useState(false);
  const [saving, setSaving] = useState<Saving>({ state: 'idle' });
  const requirements = checkPin(pin, confirmation);
  const isReady = requirements.every(({ isMet }) => isMet);
  const isSaving = saving.state === 'saving';

  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);

  async function save() {
    const problem = problemOf(pin, confirmation);
    if (problem) return setSaving({ state: 'error', message: problem });
    setSaving({ state: 'saving' });
    try {
      const answer = await run(() =>
        apiRequest<Answer>('POST', '/api/security/pin', { pin, withRecoveryCodes: true }),
      );
      onSaved(answer?.recoveryCodes);
    } catch (error) {
      setSaving(
        error instanceof StepUpCancelled ? { state: 'idle' } : { state: 'error', message: explain(error) },
      );
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isSaving) void save();
  }

  /** The button is disabled until the PIN is good; whoever presses Enter is told what is missing. */
  function askAllTheSame(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !isReady) void save();
  }

  function edit(set: (pin: string) => void, next: string) {
    set(next);
    if (saving.state === 'error') setSaving({ state: 'idle' });
  }

  function tryAgain() {
    setPin('');
    setConfirmation('');
    setSaving({ state: 'idle' });
    first.current?.focus();
  }

  const field = { isShown, required: true, readOnly: isSaving, 'aria-describedby': `${id}-requirements` };
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-lg border bg-card p-5 sm:p-8">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <form
        noValidate
        aria-labelledby={`${id}-title`}
        aria-busy={isSaving}
        className="mt-5 grid gap-5"
        onSubmit={submit}
        onKeyDown={askAllTheSame}
      >
        <div role="alert" className="empty:hidden">
          {saving.state === 'error' && <SetupFailed message={saving.message} onTryAgain={tryAgain} />}
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-pin`}>PIN</Label>
          <PinInput
            ref={first}
            id={`${id}-pin`}
            name="pin"
            value={pin}
            {...field}
            onPin={(next) => edit(setPin, next)}
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-confirmation`}>Confirm PIN</Label>
          <PinInput
            id={`${id}-confirmation`}
            name="confirmation"
            value={confirmation}
            {...field}
            onPin={(next) => edit(setConfirmation, next)}
          />
        </div>
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          aria-controls={`${id}-pin ${id}-confirmation`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide PIN' : 'Show PIN'}
        </Button>
        <PinChecklist id={`${id}-requirements`} requirements={requirements} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="lg" disabled={!isReady} aria-disabled={isSaving}>
            {isSaving && <Spinner />}
            <span aria-live="polite">{isSaving ? 'Saving' : 'Save PIN'}</span>
          </Button>
          {onCancel && (
            <Button variant="outline" size="lg" onClick={onCancel}>
              Keep the PIN I have
            </Button>
          )}
        </div>
      </form>
      {dialog}
    </section>
  );
}

function SetupFailed({ message, onTryAgain }: { message: string; onTryAgain: () => void }) {
  return (
    <Alert variant="destructive">
      <AlertTitle>PIN Setup Failed</AlertTitle>
      <AlertDescription>
        <p>{message}</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={onTryAgain}>
          Try Again
        </Button>
      </AlertDescription>
    </Alert>
  );
}

function problemOf(pin: string, confirmation: string) {
  if (pin !== confirmation) return 'PINs do not match. Please try again.';
  return pinProblem(pin);
}

function explain(error: unknown) {
  if (!(error instanceof ApiError)) return 'Error saving PIN. Please try again.';
  return error.fields?.pin ?? (error.detail || 'Failed to save PIN');
}
