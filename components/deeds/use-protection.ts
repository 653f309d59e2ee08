'use client';

import { useRef, useState, type ComponentType, type RefObject } from 'react';
import { useAuth } from '@/components/session/auth-provider';
import { refreshDeeds } from '@/components/deeds/deed-news';
import { dropDraft, keepDraft } from '@/components/deeds/draft';
import { lockProperty, type ProtectDeedInput } from '@/components/deeds/lock-property';
import type { Receipt } from '@/components/deeds/lock-receipt';
import type { SignupDialogProps } from '@/components/deeds/signup-dialog';
import { ApiError } from '@/lib/platform/api-client';

type Signup = { Dialog: ComponentType<SignupDialogProps>; values: ProtectDeedInput };
type OpenForm = { reset: () => void };

/** From what was typed to a receipt: the account first where there is none, then the lock. `frame` holds the form. */
export function useProtection(frame: RefObject<HTMLElement | null>) {
  const { user } = useAuth();
  const hasJustRegistered = useRef(false);
  const [signup, setSignup] = useState<Signup | null>(null);
  const { receipt, hasSessionEnded, lock } = useLock();

  async function protect(values: ProtectDeedInput, form: OpenForm) {
    const isSignedIn = user !== null || hasJustRegistered.current;
    hasJustRegistered.current = false;
    if (isSignedIn) return lock(values, form);

    const { SignupDialog } = await import('@/components/deeds/signup-dialog');
    setSignup({ Dialog: SignupDialog, values });
  }

  function closeSignup() {
    setSignup(null);
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[type=submit]')?.focus());
  }

  function lockAsNewUser() {
    hasJustRegistered.current = true;
    dropDraft();
    closeSignup();
    frame.current?.querySelector('form')?.requestSubmit();
  }

  return { receipt, hasSessionEnded, signup, protect, closeSignup, lockAsNewUser };
}

function useLock() {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [hasSessionEnded, setHasSessionEnded] = useState(false);

  async function lock(values: ProtectDeedInput, form: OpenForm) {
    setHasSessionEnded(false);
    try {
      const locked = await lockProperty(values);
      setReceipt({ ...locked, ...values });
      form.reset();
      void showPayment(locked.id);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        keepDraft(values);
        setHasSessionEnded(true);
      }
      throw error;
    }
  }

  async function showPayment(id: string) {
    const deed = (await refreshDeeds())?.find((candidate) => candidate.id === id) ?? null;
    setReceipt((current) => (current?.id === id ? { ...current, deed } : current));
  }

  return { receipt, hasSessionEnded, lock };
}
