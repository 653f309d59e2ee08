'use client';

import { useState, useSyncExternalStore } from 'react';
import { useAuth } from '@/components/session/auth-provider';
import { goOn } from '@/components/accounts/after-sign-in';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';

const roles = {
  owner: { product: 'deedguard', name: 'DeedGuard', says: 'I own property' },
  notary: { product: 'guardsign', name: 'GuardSign', says: 'I am a notary' },
} as const;

type SignupRole = keyof typeof roles;

const loadSchema = () => import('@/lib/accounts/schema/users').then((module) => module.registerSchema);
const stay = () => () => {};

export function SignupForm() {
  const { register } = useAuth();
  const asked = useSyncExternalStore(stay, readAskedRole, () => 'owner' as const);
  const [chosen, setChosen] = useState<SignupRole | null>(null);
  const role = chosen ?? asked;

  return (
    <div data-product={roles[role].product}>
      <RoleChoice role={role} onChoose={setChosen} />
      <Form
        schema={loadSchema}
        label="Sign up"
        className="mt-6"
        action={async (values) => goOn(await register({ ...values, role }))}
      >
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Field name="firstName" label="First name" autoComplete="given-name" maxLength={100} />
          <Field name="lastName" label="Last name" autoComplete="family-name" maxLength={100} />
        </div>
        <Field name="email" type="email" label="Email" autoComplete="email" />
        <Field
          name="password"
          type="password"
          label="Password"
          hint="8 to 128 characters. A few words in a row are easier to remember and harder to guess."
          autoComplete="new-password"
        />
        <Field name="phone" type="tel" label="Phone" optional autoComplete="tel" />
        <SubmitButton pendingLabel="Creating your account">Create account</SubmitButton>
      </Form>
    </div>
  );
}

function RoleChoice({ role, onChoose }: { role: SignupRole; onChoose: (role: SignupRole) => void }) {
  return (
    <fieldset>
      <legend className="text-[0.9375rem] leading-6 font-medium">Account for</legend>
      <div className="mt-1.5 grid gap-3 min-[22.5rem]:grid-cols-2">
        {Object.entries(roles).map(([value, { product, name, says }]) => (
          <label key={value} data-product={product} className="choice px-3 py-2.5">
            <input
              type="radio"
              name="account-for"
              className="sr-only"
              checked={role === value}
              onChange={() => onChoose(value === 'notary' ? 'notary' : 'owner')}
            />
            <span className="block font-serif text-lg font-semibold text-primary">{name}</span>
            <span className="block text-sm text-muted-foreground">{says}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function readAskedRole(): SignupRole {
  return new URLSearchParams(window.location.search).get('role') === 'notary' ? 'notary' : 'owner';
}
