'use client';

import Link from 'next/link';
import { useState } from 'react';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { Form } from '@/components/kit/form';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAuth } from '@/components/session/auth-provider';
import { ContactFields, contactDrafts, loadContactSchema } from '@/components/support/contact-fields';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { apiRequest } from '@/lib/platform/api-client';
import { CONTACT_URL } from '@/lib/support/rules/urls';
import type { ContactInput } from '@/lib/support/schema';

const OwnContactForm = partOnDemand(
  () => import('@/components/support/own-contact-form').then((module) => module.OwnContactForm),
  { waiting: <Skeleton className="h-96" /> },
);

type Sent = { caseId: string; email: string };

/** Replaced by the case number once it was sent. */
export function ContactForm() {
  const { user } = useAuth();
  const [sent, setSent] = useState<Sent | null>(null);

  if (sent) return <SentMessage {...sent} onAgain={() => setSent(null)} />;
  if (user) return <OwnContactForm key={user.id} writer={user} onSent={setSent} />;
  return <VisitorForm onSent={setSent} />;
}

function VisitorForm({ onSent }: { onSent: (sent: Sent) => void }) {
  async function send(values: ContactInput) {
    const { caseId } = await apiRequest<{ caseId: string }>('POST', CONTACT_URL, values);
    onSent({ caseId, email: values.email });
  }

  return (
    <Form schema={loadContactSchema} label="Your message to us" draft={contactDrafts} action={send}>
      <ContactFields />
      <p className="text-sm text-muted-foreground">
        To attach a document,{' '}
        <Link href="/login?callbackUrl=%2Fcontact" prefetch={false} className="text-link">
          log in
        </Link>{' '}
        and choose it from your vault, where it is stored encrypted.
      </p>
      <SubmitButton pendingLabel="Sending" className="justify-self-start max-sm:justify-self-stretch">
        Send
      </SubmitButton>
    </Form>
  );
}

function SentMessage({ caseId, email, onAgain }: Sent & { onAgain: () => void }) {
  return (
    <Alert ref={bringIntoView} role="status" tabIndex={-1} variant="success">
      <AlertTitle>
        We have your message. Your case number is{' '}
        <span className="font-mono whitespace-nowrap">{caseId}</span>
      </AlertTitle>
      <AlertDescription>
        <p>A person reads it and answers by email to {email}. Mention this number if you write again.</p>
        <Button variant="outline" className="mt-3" onClick={onAgain}>
          Write another message
        </Button>
      </AlertDescription>
    </Alert>
  );
}
