'use client';

import { useCallback, useEffect, useId, useMemo, useRef, useState, type ComponentType } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { savePin } from '@/components/accounts/calls';
import { PinChecklist } from '@/components/accounts/pin-checklist';
import { checkPin } from '@/components/accounts/pin-requirements';
import type { PinSavedProps } from '@/components/accounts/pin-saved';
import { isAboutPassword, OwnPassword } from '@/components/accounts/own-password';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { Form } from '@/components/kit/form';
import { lazyResolver } from '@/components/kit/lazy-resolver';
import { isSignedOut } from '@/components/kit/session-ended';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { PinInput } from '@/components/session/pin-input';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { loadAhead } from '@/components/ui/load-ahead';
import { ApiError } from '@/lib/platform/api-client';

export type SavedPin = {
  /** What says so. */
  Saved: ComponentType<PinSavedProps>;
  /** When it is the first guard of the account. */
  recoveryCodes?: string[];
};

const loadSaved = () => import('@/components/accounts/pin-saved').then((module) => module.PinSaved);
if (typeof document !== 'undefined') loadAhead(loadSaved);

type PinFormProps = {
  title: string;
  /** It will be the first guard of the account. */
  asksPassword?: boolean;
  /** It takes the place of something that had the focus. */
  takesFocus: boolean;
  onSaved: (saved: SavedPin) => void;
  onCancel?: () => void;
};

/** A PIN, twice. Changing one that exists asks for a confirmation on the way; the first guard wants the password. */
export function PinForm({ title, asksPassword = false, takesFocus, onSaved, onCancel }: PinFormProps) {
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const { form, values, problem, isPending, save, refuse, edit, clear, dialog } = useNewPin(
    asksPassword,
    onSaved,
  );
  const alert = useRef<HTMLDivElement>(null);
  const isReady = !asksPassword || values.password !== '';
  const [isShown, setIsShown] = useState(false);
  const requirements = checkPin(values.pin, values.confirmation);

  useEffect(() => {
    if (!takesFocus) return;
    if (asksPassword) form.setFocus('password');
    else first.current?.focus();
  }, [takesFocus, asksPassword, form]);

  // Above the fields, while the button that was pressed is below them.
  useEffect(() => {
    if (problem) bringIntoView(alert.current);
  }, [problem]);

  function tryAgain() {
    clear();
    first.current?.focus();
  }

  const field = { isShown, required: true, readOnly: isPending, 'aria-describedby': `${id}-requirements` };
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-lg border bg-card p-5 sm:p-8">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      <Form form={form} labelledBy={`${id}-title`} className="mt-5" action={save} onInvalid={refuse}>
        <div ref={alert} role="alert" tabIndex={-1} className="empty:hidden">
          {problem && <SetupFailed message={problem.says} onTryAgain={tryAgain} />}
        </div>
        {asksPassword && <OwnPassword />}
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-pin`}>PIN</Label>
          <PinInput
            ref={first}
            id={`${id}-pin`}
            name="pin"
            value={values.pin}
            {...field}
            onPin={(pin) => edit('pin', pin)}
          />
        </div>
        <div className="grid gap-1.5">
          <Label htmlFor={`${id}-confirmation`}>Confirm PIN</Label>
          <PinInput
            id={`${id}-confirmation`}
            name="confirmation"
            value={values.confirmation}
            {...field}
            onPin={(pin) => edit('confirmation', pin)}
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
          <SubmitButton pendingLabel="Saving" isReady={isReady && requirements.every(({ isMet }) => isMet)}>
            Save PIN
          </SubmitButton>
          {onCancel && (
            <Button variant="outline" size="lg" onClick={onCancel}>
              Keep the PIN I have
            </Button>
          )}
        </div>
      </Form>
      {dialog}
    </section>
  );
}

const loadSchema = () => import('@/lib/accounts/schema/guards').then((module) => module.newPinSchema);
const blank = { password: '', pin: '', confirmation: '' };

/** What is typed, and why it was not taken: above the fields, but for what the form says itself: a password that is wrong, and that the session ended. */
function useNewPin(hasPassword: boolean, onSaved: PinFormProps['onSaved']) {
  const form = useForm({
    resolver: lazyResolver(loadSchema),
    reValidateMode: 'onSubmit',
    defaultValues: blank,
  });
  const [password, pin, confirmation] = useWatch({
    control: form.control,
    name: ['password', 'pin', 'confirmation'],
  });
  const [refusal, setRefusal] = useState<{ says: string }>();
  const { send, isPending, failure, reset, dialog } = useAction(saveAndShow, { onDone: onSaved });

  const isOnForm = useCallback(
    (error: unknown) => isSignedOut(error) || (hasPassword && isAboutPassword(error)),
    [hasPassword],
  );
  const problem = useMemo(
    () => refusal ?? (failure && !isOnForm(failure) ? { says: explain(failure) } : null),
    [refusal, failure, isOnForm],
  );

  function forget() {
    setRefusal(undefined);
    reset();
  }

  return {
    form,
    values: { password, pin, confirmation },
    problem,
    isPending,
    dialog,
    save: (typed: { pin: string; password: string }) => {
      setRefusal(undefined);
      return send({ pin: typed.pin, password: typed.password || undefined }).catch((error: unknown) => {
        if (isOnForm(error)) throw error;
      });
    },
    refuse: ({ pin: says }: Record<string, string>) => setRefusal(says ? { says } : undefined),
    edit: (name: 'pin' | 'confirmation', digits: string) => {
      form.setValue(name, digits);
      if (refusal || failure) forget();
    },
    /** Empties what was refused. */
    clear: () => {
      form.reset({ ...blank, password });
      forget();
    },
  };
}

/** What shows the recovery codes, the one time, is there before they are made. */
async function saveAndShow(typed: Parameters<typeof savePin>[0]): Promise<SavedPin> {
  const Saved = await loadSaved();
  return { Saved, recoveryCodes: (await savePin(typed))?.recoveryCodes };
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

function explain(error: unknown) {
  if (!(error instanceof ApiError)) return 'Error saving PIN. Please try again.';
  return error.fields?.pin ?? (error.detail || 'Failed to save PIN');
}
