'use client';

import { useEffect, useRef } from 'react';
import { PROTECTION_PATH, protectDraft } from '@/components/deeds/draft';
import { LockPromise } from '@/components/deeds/lock-promise';
import { LockReceipt } from '@/components/deeds/lock-receipt';
import { useProtection } from '@/components/deeds/use-protection';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { formDrafts } from '@/components/kit/form-drafts';
import { SessionEnded } from '@/components/kit/session-ended';
import { SubmitButton } from '@/components/kit/submit-button';
import { typeDraft } from '@/components/kit/use-form-draft';
import { toast } from '@/components/ui/toast';
import { readLockForm } from '@/lib/deeds/rules/lock-form-path';

type ProtectFormProps = {
  /** The name of the form; it appears twice on the page. */
  label: string;
  /** Takes over what was typed before its owner left to log in, or loaded the page again. */
  takesDraft?: boolean;
};

const drafts = formDrafts('protect-form');
const required = ['propertyAddress', 'ownerName'];
const loadSchema = () => import('@/lib/deeds/schema').then((module) => module.protectDeedSchema);

export function ProtectForm({ label, takesDraft = false }: ProtectFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { receipt, hasSessionEnded, isLocking, review, signup, protect, closeSignup, lockAsNewUser } =
    useProtection(frame);

  useEffect(() => {
    const form = takesDraft && frame.current?.querySelector('form');
    const draft = form && (protectDraft.find() ?? readLockForm(window.location.search));
    if (!draft) return;
    protectDraft.drop();
    typeDraft(form, draft);
  }, [takesDraft]);

  return (
    <div ref={frame} className="grid gap-5">
      <Form
        schema={loadSchema}
        label={label}
        draft={takesDraft ? drafts : undefined}
        action={protect}
        onInvalid={() => complainOfMissing(frame.current?.querySelector('form'))}
      >
        <ProtectFields />
        <SubmitButton
          pendingLabel={isLocking ? 'Protecting...' : 'Reading the address'}
          requires={required}
          missing="Fill in the property address and the owner name first."
        >
          Protect my property
        </SubmitButton>
      </Form>
      {hasSessionEnded && <SessionEnded back={PROTECTION_PATH}>What you typed is kept.</SessionEnded>}
      <LockPromise />
      {receipt && <LockReceipt key={receipt.id} receipt={receipt} />}
      {review && <review.Dialog {...review} />}
      {signup && <signup.Dialog values={signup.values} onClose={closeSignup} onRegistered={lockAsNewUser} />}
    </div>
  );
}

function ProtectFields() {
  return (
    <>
      <Field
        name="propertyAddress"
        label="Property address"
        hint="Street, city, state and ZIP code, for example 12 Main St, Austin, TX 78701"
        autoComplete="address-line1"
        maxLength={300}
      />
      <Field
        name="ownerName"
        label="Owner name"
        hint="As it appears on the deed"
        autoComplete="name"
        maxLength={200}
      />
      <Field
        name="parcelNumber"
        label="Parcel number"
        hint="From your tax bill"
        optional
        autoComplete="off"
        maxLength={100}
      />
    </>
  );
}

/** Beside the messages on the fields, and only for what is missing: other mistakes have their own message. */
function complainOfMissing(form: HTMLFormElement | null | undefined) {
  const values = form ? new FormData(form) : null;
  if (required.every((name) => String(values?.get(name) ?? '').trim() !== '')) return;
  toast({
    variant: 'destructive',
    title: 'Missing Information',
    description: 'Please enter both property address and owner name',
  });
}
