'use client';

import { useRef, useState, type ComponentType, type RefObject } from 'react';
import { useAuth } from '@/components/session/auth-provider';
import { protectDraft } from '@/components/deeds/draft';
import { lockProperty, type ProtectDeedInput } from '@/components/deeds/lock-property';
import type { Receipt } from '@/components/deeds/lock-receipt';
import type { SignupDialogProps } from '@/components/deeds/signup-dialog';
import { isSignedOut } from '@/components/kit/session-ended';

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
    protectDraft.drop();
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
      if (!isSignedOut(error)) throw error;
      protectDraft.keep(values);
      setHasSessionEnded(true);
    }
  }

  async function showPayment(id: string) {
    const deeds = await readDeeds().catch(() => []);
    const deed = deeds.find((candidate) => candidate.id === id) ?? null;
    setReceipt((current) => (current?.id === id ? { ...current, deed } : current));
  }

  return { receipt, hasSessionEnded, lock };
}

/** Loaded when it is wanted: a visitor's page knows no list. */
async function readDeeds() {
  const { refreshDeeds } = await import('@/components/deeds/queries');
  return refreshDeeds();
}
