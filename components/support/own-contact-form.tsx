'use client';

import { useState } from 'react';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { AttachedDocument } from '@/components/support/attached-document';
import { ContactFields, contactDrafts, loadContactSchema } from '@/components/support/contact-fields';
import { Button } from '@/components/ui/button';
import type { PublicUser } from '@/lib/accounts/schema/users';
import { apiRequest } from '@/lib/platform/api-client';
import { CONTACT_URL } from '@/lib/support/rules/urls';
import type { ContactInput } from '@/lib/support/schema';

type OwnContactFormProps = {
  writer: PublicUser;
  onSent: (sent: { caseId: string; email: string }) => void;
};

/** Of whoever is signed in, who may show us a document of their vault, once it is confirmed that it is they. */
export function OwnContactForm({ writer, onSent }: OwnContactFormProps) {
  const [attaches, setAttaches] = useState(false);
  const { send, dialog } = useAction(
    (values: ContactInput) => apiRequest<{ caseId: string }>('POST', CONTACT_URL, values),
    { onDone: ({ caseId }, { email }) => onSent({ caseId, email }) },
  );

  return (
    <>
      <Form schema={loadContactSchema} label="Your message to us" draft={contactDrafts} action={send}>
        <ContactFields writer={writer} />
        {attaches ? (
          <AttachedDocument />
        ) : (
          <Button variant="outline" className="justify-self-start" onClick={() => setAttaches(true)}>
            Attach a document from your vault
          </Button>
        )}
        <SubmitButton pendingLabel="Sending" className="justify-self-start max-sm:justify-self-stretch">
          Send
        </SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
