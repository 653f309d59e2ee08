'use client';

import Link from 'next/link';
import { useState } from 'react';
import { useAuth } from '@/components/session/auth-provider';
import { goOn } from '@/components/accounts/after-sign-in';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useOnDemand } from '@/components/kit/use-on-demand';
import type { LoginInput } from '@/lib/accounts/schema/users';
import { ApiError } from '@/lib/platform/api-client';

const loadOffer = () =>
  import('@/components/accounts/device-link-offer').then((module) => module.DeviceLinkOffer);
const loadSchema = () => import('@/lib/accounts/schema/users').then((module) => module.loginSchema);

export function LoginForm() {
  const { login } = useAuth();
  /** whose tries others have used up */
  const [waiting, setWaiting] = useState<string | null>(null);
  const [DeviceLinkOffer, loadDeviceLinkOffer] = useOnDemand(loadOffer);

  async function logIn(values: LoginInput) {
    setWaiting(null);
    try {
      await goOn(await login(values));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unknown_device') {
        setWaiting(values.email);
        void loadDeviceLinkOffer();
      }
      throw error;
    }
  }

  return (
    <>
      <Form schema={loadSchema} label="Log in" action={logIn}>
        <Field name="email" type="email" label="Email" autoComplete="username webauthn" />
        <Field name="password" type="password" label="Password" autoComplete="current-password" />
        <SubmitButton pendingLabel="Logging in">Log in</SubmitButton>
        <Link
          href="/forgot-password"
          prefetch={false}
          className="min-h-11 content-center justify-self-center text-[0.9375rem] text-link"
        >
          Forgot your password?
        </Link>
      </Form>
      {waiting && DeviceLinkOffer && <DeviceLinkOffer key={waiting} email={waiting} />}
    </>
  );
}
