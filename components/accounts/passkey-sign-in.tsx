'use client';

import { useEffect, useState } from 'react';
import { goOn } from '@/components/accounts/after-sign-in';
import { detailOf } from '@/components/kit/explain-failure';
import { useCall } from '@/components/kit/use-call';
import { useInBrowser } from '@/components/kit/use-in-browser';
import { useAuth } from '@/components/session/auth-provider';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { ApiError } from '@/lib/platform/api-client';

const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'focusin'];

/** Beside the form: a passkey needs neither email nor password. */
export function PasskeySignIn() {
  const [problem, setProblem] = useState<string | null>(null);
  const { loginWithPasskey } = useAuth();
  const { act, isPending } = useCall(
    () => {
      setProblem(null);
      return loginWithPasskey();
    },
    { onDone: (user) => goOn(user), onFailed: (error) => setProblem(explain(error)) },
  );
  const isSupported = useInBrowser(() => typeof window.PublicKeyCredential === 'function', true);
  useAutofill(setProblem);

  if (!isSupported) return null;
  return (
    <div className="mt-5 grid needs-script gap-3">
      <p className="flex items-center gap-3 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        or
      </p>
      <Button variant="outline" size="lg" aria-disabled={isPending} onClick={() => void act()}>
        {isPending && <Spinner />}
        <span aria-live="polite">{isPending ? 'Waiting for your passkey' : 'Log in with a passkey'}</span>
      </Button>
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
    </div>
  );
}

/**
 * Passkeys in the browser's own list below the email field, where it has such a list. Prepared at the first sign of a
 * person, not with the page: most of the code for it is loaded then.
 */
function useAutofill(onProblem: (problem: string) => void) {
  const { loginWithPasskey } = useAuth();

  useEffect(() => {
    const arrival = new AbortController();
    let isHere = true;

    async function offer() {
      arrival.abort();
      if (!(await canAutofill()) || !isHere) return;
      try {
        const user = await loginWithPasskey({ fromAutofill: true });
        if (isHere) await goOn(user);
      } catch (error) {
        // The refusal of a passkey that was chosen. Whatever failed before that, nobody asked for.
        if (isHere && error instanceof ApiError && error.status < 429) onProblem(error.detail);
      }
    }

    SIGNS_OF_LIFE.forEach((type) =>
      document.addEventListener(type, () => void offer(), { signal: arrival.signal, passive: true }),
    );
    return () => {
      isHere = false;
      if (!arrival.signal.aborted) arrival.abort();
      else void import('@/components/session/passkey').then((module) => module.cancelPasskeyPrompt());
    };
  }, [loginWithPasskey, onProblem]);
}

async function canAutofill() {
  const ask = window.PublicKeyCredential?.isConditionalMediationAvailable;
  return ask ? ask.call(window.PublicKeyCredential).catch(() => false) : false;
}

function explain(error: unknown) {
  const isOfDevice = error instanceof Error && error.name === 'PasskeyRefused';
  return isOfDevice ? error.message : detailOf(error);
}
