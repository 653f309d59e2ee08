'use client';

import Link from 'next/link';
import { useAuth } from '@/components/session/auth-provider';
import { goOn } from '@/components/accounts/after-sign-in';
import { NewPassword } from '@/components/accounts/new-password';
import { signUpDrafts } from '@/components/session/sign-up-drafts';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { useQueryParams } from '@/components/kit/query-params';
import { SubmitButton } from '@/components/kit/submit-button';
import { JOIN_ORGANIZATION, NEW_REQUEST } from '@/lib/accounts/rules/return-path';
import type { RegisterInput } from '@/lib/accounts/schema/users';

/** What somebody wants an account for. A client is an owner to the server: anyone with an account may ask for a notary. */
const roles = {
  owner: { product: 'deedguard', name: 'DeedGuard', says: 'I own property' },
  client: { product: 'guardsign', name: 'GuardSign', says: 'I need a notary' },
  notary: { product: 'guardsign', name: 'GuardSign', says: 'I am a notary' },
} as const;

type SignupRole = keyof typeof roles;

const loadSchema = () => import('@/lib/accounts/schema/users').then((module) => module.registerSchema);

export function SignupForm() {
  const { register } = useAuth();
  const { params, setParams } = useQueryParams();
  const isInvited = params.get('callbackUrl') === JOIN_ORGANIZATION;
  // A notary’s account cannot join one.
  const role = isInvited ? 'owner' : roleOf(params.get('role'));

  async function signUp(values: RegisterInput) {
    const account = await register({ ...values, role: role === 'notary' ? 'notary' : 'owner' });
    await goOn(account, role === 'client' ? NEW_REQUEST : undefined);
  }

  return (
    <div data-product={roles[role].product}>
      {isInvited ? (
        <Invited />
      ) : (
        <RoleChoice role={role} onChoose={(chosen) => setParams({ role: chosen })} />
      )}
      <Form schema={loadSchema} label="Sign up" draft={signUpDrafts} className="mt-6" action={signUp}>
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Field name="firstName" label="First name" autoComplete="given-name" maxLength={100} />
          <Field name="lastName" label="Last name" autoComplete="family-name" maxLength={100} />
        </div>
        <Field name="email" type="email" label="Email" autoComplete="email" />
        <NewPassword name="password" label="Password" />
        <Field name="phone" type="tel" label="Phone" optional autoComplete="tel" />
        <Agreement />
        <SubmitButton pendingLabel="Creating your account">Create account</SubmitButton>
      </Form>
    </div>
  );
}

/** In the place of the choice: what the account is to its organization, the invitation says. */
function Invited() {
  return (
    <p className="rounded-lg border bg-background p-4 text-[0.9375rem] leading-6">
      You are opening an account to join an organization. The invitation decides your role there. Use the
      email address that it was sent to.
    </p>
  );
}

function RoleChoice({ role, onChoose }: { role: SignupRole; onChoose: (role: SignupRole) => void }) {
  return (
    <fieldset>
      <legend className="text-[0.9375rem] leading-6 font-medium">Account for</legend>
      <div className="mt-1.5 grid gap-2">
        {listRoles().map(([value, { product, name, says }]) => (
          <label
            key={value}
            data-product={product}
            className="choice grid grid-cols-[auto_1fr_auto] items-center gap-3 px-3 py-2.5"
          >
            <input
              type="radio"
              name="account-for"
              className="size-4 accent-primary"
              checked={role === value}
              onChange={() => onChoose(value)}
            />
            <span className="font-medium">{says}</span>{' '}
            <span className="text-sm text-muted-foreground">{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Agreement() {
  return (
    <p className="text-sm text-muted-foreground">
      With an account you agree to the{' '}
      <Link href="/legal/terms" prefetch={false} className="text-link">
        terms of service
      </Link>
      . The{' '}
      <Link href="/legal/privacy" prefetch={false} className="text-link">
        privacy policy
      </Link>{' '}
      says what we keep about you.
    </p>
  );
}

function listRoles() {
  return Object.entries(roles) as [SignupRole, (typeof roles)[SignupRole]][];
}

function roleOf(asked: string | null): SignupRole {
  return listRoles().find(([role]) => role === asked)?.[0] ?? 'owner';
}
