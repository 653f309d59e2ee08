'use client';

import { useState } from 'react';
import { useAuth } from '@/components/session/auth-provider';
import { toastLinkMailed } from '@/components/session/link-mailed';
import { PROTECTION_PATH, protectDraft } from '@/components/deeds/draft';
import { LockPromise } from '@/components/deeds/lock-promise';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { loginAndBack } from '@/components/kit/session-ended';
import { SubmitButton } from '@/components/kit/submit-button';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import type { RegisterInput } from '@/lib/accounts/schema/users';
import { splitOwnerName } from '@/lib/deeds/rules/owner-name';
import type { ProtectDeedInput } from '@/lib/deeds/schema';
import { ApiError } from '@/lib/platform/api-client';

export type SignupDialogProps = {
  values: ProtectDeedInput;
  onClose: () => void;
  /** The account is there and signed in; the lock is not made yet. */
  onRegistered: () => void;
};

const loadSchema = () => import('@/lib/accounts/schema/users').then((module) => module.registerSchema);

export function SignupDialog({ values, onClose, onRegistered }: SignupDialogProps) {
  const { register } = useAuth();
  const [isEmailTaken, setIsEmailTaken] = useState(false);

  async function createAccount(account: RegisterInput) {
    setIsEmailTaken(false);
    try {
      const { email, isLinkMailed } = await register({ ...account, role: 'owner' });
      if (isLinkMailed) toastLinkMailed(email);
    } catch (error) {
      setIsEmailTaken(error instanceof ApiError && error.status === 409);
      throw error;
    }
    onRegistered();
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        <DialogHeader>
          <DialogTitle>Create an account to lock this deed</DialogTitle>
          <DialogDescription>
            For {values.propertyAddress}. Your account holds the unlock code and the proof.
          </DialogDescription>
        </DialogHeader>
        <Form schema={loadSchema} label="Create your account" action={createAccount}>
          {isEmailTaken && <EmailTaken values={values} />}
          <NameFields ownerName={values.ownerName} />
          <Field name="email" type="email" label="Email" autoComplete="email" />
          <Field
            name="password"
            type="password"
            label="Password"
            hint="8 to 128 characters"
            autoComplete="new-password"
          />
          <LockPromise />
          <p className="text-[0.9375rem] leading-6 text-muted-foreground">
            Already have an account? <LoginLink values={values}>Log in</LoginLink>
          </p>
          <DialogFooter>
            <Button variant="outline" size="lg" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton pendingLabel="Creating your account">Create Account &amp; Protect</SubmitButton>
          </DialogFooter>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

function NameFields({ ownerName }: { ownerName: string }) {
  const { firstName, lastName } = splitOwnerName(ownerName);

  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <Field
        name="firstName"
        label="First name"
        autoComplete="given-name"
        maxLength={100}
        defaultValue={firstName}
      />
      <Field
        name="lastName"
        label="Last name"
        autoComplete="family-name"
        maxLength={100}
        defaultValue={lastName}
      />
    </div>
  );
}

function EmailTaken({ values }: { values: ProtectDeedInput }) {
  return (
    <Alert role="alert" variant="destructive">
      <p>
        There is already an account with this email. <LoginLink values={values}>Log in to protect</LoginLink>:
        the address and the owner name are kept.
      </p>
    </Alert>
  );
}

function LoginLink({ values, children }: { values: ProtectDeedInput; children: string }) {
  return (
    <a href={loginAndBack(PROTECTION_PATH)} className="text-link" onClick={() => protectDraft.keep(values)}>
      {children}
    </a>
  );
}
