'use client';

import { useRef, useState, type ComponentType, type RefObject } from 'react';
import { useAuth } from '@/components/session/auth-provider';
import { protectDraft } from '@/components/deeds/draft';
import { lockProperty, previewLock } from '@/components/deeds/lock-property';
import type { Receipt } from '@/components/deeds/lock-receipt';
import type { SignupDialogProps } from '@/components/deeds/signup-dialog';
import { useReview } from '@/components/deeds/use-review';
import { isSignedOut } from '@/components/kit/session-ended';
import type { ProtectDeedInput } from '@/lib/deeds/schema';
import { ApiError } from '@/lib/platform/api-client';

type Signup = { Dialog: ComponentType<SignupDialogProps>; values: ProtectDeedInput };
type OpenForm = { reset: () => void };
type Outcome = void | 'kept';

/**
 * From what was typed to a receipt: first a look at what will be on record, then the account where there is none, then the
 * lock. `frame` holds the form.
 */
export function useProtection(frame: RefObject<HTMLElement | null>) {
  const { user } = useAuth();
  /** what a visitor confirmed before the account was made */
  const confirmed = useRef<ProtectDeedInput | null>(null);
  const [signup, setSignup] = useState<Signup | null>(null);
  const { review, confirm } = useReview();
  const { receipt, hasSessionEnded, isLocking, lock } = useLock();

  async function protect(values: ProtectDeedInput, form: OpenForm): Promise<Outcome> {
    const waiting = confirmed.current;
    confirmed.current = null;
    if (waiting) return lock(waiting, form);

    const preview = await previewLock(values.propertyAddress);
    if (!(await confirm(values, preview))) return 'kept';
    const placed = { ...values, propertyAddress: preview.propertyAddress };
    if (user !== null) return lock(placed, form);

    const { SignupDialog } = await import('@/components/deeds/signup-dialog');
    setSignup({ Dialog: SignupDialog, values: placed });
    return 'kept';
  }

  function closeSignup() {
    setSignup(null);
    requestAnimationFrame(() => frame.current?.querySelector<HTMLElement>('[type=submit]')?.focus());
  }

  function lockAsNewUser() {
    confirmed.current = signup?.values ?? null;
    protectDraft.drop();
    closeSignup();
    frame.current?.querySelector('form')?.requestSubmit();
  }

  return { receipt, hasSessionEnded, isLocking, review, signup, protect, closeSignup, lockAsNewUser };
}

function useLock() {
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [hasSessionEnded, setHasSessionEnded] = useState(false);
  const [isLocking, setIsLocking] = useState(false);

  async function lock(values: ProtectDeedInput, form: OpenForm): Promise<Outcome> {
    setHasSessionEnded(false);
    setIsLocking(true);
    try {
      const locked = await lockProperty(values);
      setReceipt({ ...locked, ...values });
      form.reset();
      void showPayment(locked.id);
    } catch (error) {
      // A lock whose answer was lost on the way: the list that the message names shows it.
      if (error instanceof ApiError && error.status === 409) void readDeeds().catch(() => []);
      if (!isSignedOut(error)) throw error;
      protectDraft.keep(values);
      setHasSessionEnded(true);
      return 'kept';
    } finally {
      setIsLocking(false);
    }
  }

  async function showPayment(id: string) {
    const deeds = await readDeeds().catch(() => []);
    const deed = deeds.find((candidate) => candidate.id === id) ?? null;
    setReceipt((current) => (current?.id === id ? { ...current, deed } : current));
  }

  return { receipt, hasSessionEnded, isLocking, lock };
}

/** Loaded when it is wanted: a visitor's page knows no list. */
async function readDeeds() {
  const { refreshDeeds } = await import('@/components/deeds/queries');
  return refreshDeeds();
}
