'use client';

import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useAuth } from '@/components/accounts/auth-provider';
import { refreshDeeds } from '@/components/deeds/deed-news';
import { dropDraft, keepDraft, typeDraft } from '@/components/deeds/draft';
import { lockProperty, type ProtectDeedInput } from '@/components/deeds/lock-property';
import { LockPromise } from '@/components/deeds/lock-promise';
import { LockReceipt, type Receipt } from '@/components/deeds/lock-receipt';
import { SessionEnded } from '@/components/deeds/session-ended';
import type { SignupDialogProps } from '@/components/deeds/signup-dialog';
import { Field } from '@/components/forms/field';
import { Form } from '@/components/forms/form';
import { SubmitButton } from '@/components/forms/submit-button';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/platform/api-client';

type ProtectFormProps = {
  /** The name of the form; it stands twice on the page. */
  label: string;
  /** Takes over what was typed before its owner left to log in. */
  takesDraft?: boolean;
};

type Signup = { Dialog: ComponentType<SignupDialogProps>; values: ProtectDeedInput };

const required = ['propertyAddress', 'ownerName'];
const loadSchema = () => import('@/lib/deeds/schema').then((module) => module.protectDeedSchema);

export function ProtectForm({ label, takesDraft = false }: ProtectFormProps) {
  const { user } = useAuth();
  const frame = useRef<HTMLDivElement>(null);
  const hasJustRegistered = useRef(false);
  const [signup, setSignup] = useState<Signup | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const [hasSessionEnded, setHasSessionEnded] = useState(false);

  useEffect(() => {
    const form = takesDraft && frame.current?.querySelector('form');
    if (form) typeDraft(form);
  }, [takesDraft]);

  async function protect(values: ProtectDeedInput, form: { reset: () => void }) {
    setHasSessionEnded(false);
    const isSignedIn = user !== null || hasJustRegistered.current;
    hasJustRegistered.current = false;
    if (isSignedIn) return lock(values, form);

    const { SignupDialog } = await import('@/components/deeds/signup-dialog');
    setSignup({ Dialog: SignupDialog, values });
  }

  async function lock(values: ProtectDeedInput, form: { reset: () => void }) {
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

  function complainOfMissing() {
    const form = frame.current?.querySelector('form');
    const values = form ? new FormData(form) : null;
    if (required.every((name) => String(values?.get(name) ?? '').trim() !== '')) return;
    toast({
      variant: 'destructive',
      title: 'Missing Information',
      description: 'Please enter both property address and owner name',
    });
  }

  return (
    <div ref={frame} className="grid gap-5">
      <Form schema={loadSchema} label={label} onSubmit={protect} onInvalid={complainOfMissing}>
        <Field
          name="propertyAddress"
          label="Property address"
          hint="For example 12 Main St, Austin, TX 78701"
          autoComplete="street-address"
          maxLength={300}
        />
        <Field
          name="ownerName"
          label="Owner name"
          hint="As it stands on the deed"
          autoComplete="name"
          maxLength={200}
        />
        <SubmitButton pendingLabel="Protecting..." requires={required}>
          Protect My Property
        </SubmitButton>
      </Form>
      {hasSessionEnded && <SessionEnded />}
      <LockPromise />
      {receipt && <LockReceipt key={receipt.id} receipt={receipt} />}
      {signup && <signup.Dialog values={signup.values} onClose={closeSignup} onRegistered={lockAsNewUser} />}
    </div>
  );
}
