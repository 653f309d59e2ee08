'use client';

import Link from 'next/link';
import { useState } from 'react';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { formDrafts } from '@/components/kit/form-drafts';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { useAuth } from '@/components/session/auth-provider';
import { OwnPart } from '@/components/session/own-part';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { apiRequest } from '@/lib/platform/api-client';
import { supportTopics } from '@/lib/support/rules/topics';
import type { ContactInput } from '@/lib/support/schema';

type Sent = { caseId: string; email: string };

const drafts = formDrafts('contact');
const loadSchema = () => import('@/lib/support/schema').then(({ contactSchema }) => contactSchema);
const loadAttachment = () => import('./attached-document').then(({ AttachedDocument }) => AttachedDocument);
const MAX_MESSAGE = 4000;

/** Whoever is signed in finds their name and address filled in, and may add a document of their vault. */
export function ContactForm() {
  const { user } = useAuth();
  const [sent, setSent] = useState<Sent | null>(null);
  const { send, dialog } = useAction(
    (values: ContactInput) => apiRequest<{ caseId: string }>('POST', '/api/contact', values),
    { onDone: ({ caseId }, { email }) => setSent({ caseId, email }) },
  );

  if (sent) return <SentMessage {...sent} onAgain={() => setSent(null)} />;
  return (
    <>
      <Form key={user?.id} schema={loadSchema} label="Your message to us" draft={drafts} action={send}>
        <Field
          name="topic"
          type="select"
          label="What is it about?"
          placeholder="Choose a topic"
          options={[...supportTopics]}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            name="name"
            label="Name"
            autoComplete="name"
            maxLength={200}
            defaultValue={user ? `${user.firstName} ${user.lastName}` : undefined}
          />
          <Field name="email" type="email" label="Email" autoComplete="email" defaultValue={user?.email} />
        </div>
        <Field
          name="message"
          type="textarea"
          label="Message"
          hint="Leave out passwords, PINs and unlock codes."
          maxLength={MAX_MESSAGE}
        />
        {user ? <Attachment /> : <LoginToAttach />}
        <SubmitButton pendingLabel="Sending" className="justify-self-start max-sm:justify-self-stretch">
          Send
        </SubmitButton>
      </Form>
      {dialog}
    </>
  );
}

function Attachment() {
  const [isWanted, setIsWanted] = useState(false);
  if (isWanted) return <OwnPart load={loadAttachment} />;
  return (
    <Button variant="outline" className="needs-script justify-self-start" onClick={() => setIsWanted(true)}>
      Attach a document from your vault
    </Button>
  );
}

function LoginToAttach() {
  return (
    <p className="text-sm text-muted-foreground">
      To attach a document,{' '}
      <Link href="/login?callbackUrl=%2Fcontact" prefetch={false} className="text-link">
        log in
      </Link>{' '}
      and choose it from your vault, where it is stored encrypted.
    </p>
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
        <p>A person reads it and answers by email to {email}. Name the number if you write again.</p>
        <Button variant="outline" className="mt-3" onClick={onAgain}>
          Write another message
        </Button>
      </AlertDescription>
    </Alert>
  );
}
