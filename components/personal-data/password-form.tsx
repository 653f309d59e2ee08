'use client';

import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';

const loadSchema = () => import('@/lib/personal-data/schema').then((module) => module.ownPasswordSchema);

type PasswordFormProps = {
  label: string;
  pendingLabel: string;
  isDestructive?: boolean;
  /** `useAction(…).send` */
  onSend: (input: { password: string }) => Promise<void>;
};

/** Asks for the password once more before something that an open session alone must not do. */
export function PasswordForm({ label, pendingLabel, isDestructive, onSend }: PasswordFormProps) {
  return (
    <Form
      schema={loadSchema}
      label={label}
      className="mt-5"
      action={async (values, { reset }) => {
        await onSend(values);
        reset();
      }}
    >
      <Field
        name="password"
        type="password"
        label="Your password"
        hint="It shows that it is you, even if somebody else finds this page open."
        autoComplete="current-password"
      />
      <SubmitButton
        variant={isDestructive ? 'destructive' : 'default'}
        pendingLabel={pendingLabel}
        className="justify-self-start"
      >
        {label}
      </SubmitButton>
    </Form>
  );
}
