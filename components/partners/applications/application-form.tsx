'use client';

import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ZodType } from 'zod';
import { detailOf } from '@/components/kit/explain-failure';
import { Form } from '@/components/kit/form';
import type { formDrafts } from '@/components/kit/form-drafts';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { SentNotice, stepLeft, type Received } from '@/components/partners/applications/sent-notice';
import { ConfirmFirst } from '@/components/session/address-notice';
import { toast } from '@/components/ui/toast';
import { apiRequest } from '@/lib/platform/api-client';

type ApplicationFormProps<Values extends { email: string }> = {
  /** where it is sent */
  path: string;
  label: string;
  schema: () => Promise<ZodType<Values, FieldValues>>;
  draft: ReturnType<typeof formDrafts>;
  /** What is said once it was taken, and when it was not. */
  says: { title: string; description: string; failed: string };
  /** Fields without which the button stays closed. */
  requires?: string[];
  refreshes?: readonly (readonly unknown[])[];
  onInvalid?: (problems: Record<string, string>) => void;
  /** Who will read what. */
  privacy: ReactNode;
  /** the fields */
  children: ReactNode;
};

/** How a company applies, whichever page asks what. */
export function ApplicationForm<Values extends { email: string }>(props: ApplicationFormProps<Values>) {
  const { path, label, schema, draft, says, requires, refreshes, onInvalid, privacy, children } = props;
  const [sent, setSent] = useState<(Received & { email: string }) | null>(null);
  const { send, failure, dialog } = useAction(
    (values: Values) => apiRequest<Received>('POST', path, values),
    {
      says: ({ waitsFor }, { email }) => ({
        title: says.title,
        description: stepLeft({ email, waitsFor }) ?? says.description,
      }),
      onDone: ({ waitsFor }, { email }) => setSent({ email, waitsFor }),
      onFailed: (error) => sayFailed(says.failed, error),
      refreshes: refreshes?.map((key) => [...key]),
    },
  );

  async function apply(values: Values, form: { reset: () => void }) {
    await send(values);
    form.reset();
  }

  return (
    <div className="grid gap-6">
      {sent && <SentNotice {...sent} />}
      <Form schema={schema} label={label} draft={draft} action={apply} onInvalid={onInvalid}>
        {children}
        <p className="text-sm text-muted-foreground">{privacy}</p>
        <SubmitButton
          pendingLabel="Submitting..."
          requires={requires}
          className="justify-self-start max-sm:justify-self-stretch"
        >
          Submit application
        </SubmitButton>
      </Form>
      <ConfirmFirst failure={failure} />
      {dialog}
    </div>
  );
}

function sayFailed(title: string, error: unknown) {
  toast({
    variant: 'destructive',
    title,
    description: detailOf(error, 'Please try again later'),
  });
}
