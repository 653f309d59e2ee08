'use client';

import { useAuth } from '@/components/session/auth-provider';
import { goOn } from '@/components/accounts/after-sign-in';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';

const loadSchema = () => import('@/lib/accounts/schema/users').then((module) => module.loginSchema);

export function LoginForm() {
  const { login } = useAuth();

  return (
    <Form schema={loadSchema} label="Log in" action={async (values) => goOn(await login(values))}>
      <Field name="email" type="email" label="Email" autoComplete="username webauthn" />
      <Field name="password" type="password" label="Password" autoComplete="current-password" />
      <SubmitButton pendingLabel="Logging in">Log in</SubmitButton>
    </Form>
  );
}
