'use client';

import { useState } from 'react';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { closeOrganization } from '@/components/organizations/calls';
import { openAfresh } from '@/components/session/open-afresh';
import { refreshUser } from '@/components/session/refresh-user';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { goesOn, whatEnds } from '@/lib/organizations/content/close';
import type { OrganizationView } from '@/lib/organizations/schema/organizations';

type CloseOrganizationProps = { organization: Pick<OrganizationView, 'name' | 'kind'> };

/** The end of an organization, for an owner of it: also of one who is alone in it. */
export function CloseOrganization({ organization }: CloseOrganizationProps) {
  const [isAsked, setAsked] = useState(false);
  const rememberFocus = useFocusAfter();
  const { name } = organization;

  function ask() {
    rememberFocus();
    setAsked(true);
  }

  return (
    <section aria-labelledby="close" className="max-w-2xl rounded-lg border border-destructive p-5">
      <h2 id="close" className="text-2xl">
        Close the organization
      </h2>
      <p className="mt-2 text-muted-foreground">
        This ends {name}, with its keys, webhooks, apps and what is shared in it. You can’t undo this.
      </p>
      <Button variant="destructive" className="mt-4 needs-script" onClick={ask}>
        <span className="wrap-anywhere whitespace-normal">Close {name}</span>
      </Button>
      {isAsked && <CloseDialog organization={organization} onClose={() => setAsked(false)} />}
    </section>
  );
}

function CloseDialog({ organization, onClose }: CloseOrganizationProps & { onClose: () => void }) {
  const { name, kind } = organization;
  const { send, dialog } = useAction(closeOrganization, {
    onDone: async () => {
      await refreshUser();
      openAfresh('/home');
    },
  });
  const loadSchema = () =>
    import('@/lib/organizations/schema/organizations').then((module) => module.closeFormSchema(name));

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        <DialogHeader>
          <DialogTitle className="wrap-anywhere">Close {name}?</DialogTitle>
          <DialogDescription asChild>
            <div className="grid gap-3">
              <ul className="grid list-disc gap-1.5 pl-5">
                {whatEnds.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
              <p>{goesOn[kind]}</p>
            </div>
          </DialogDescription>
        </DialogHeader>
        <Form schema={loadSchema} label="Close the organization" action={send}>
          <Field
            name="name"
            label="Name of the organization"
            hint={
              <>
                To close it, type its name:{' '}
                <span className="font-medium wrap-anywhere select-all">{name}</span>
              </>
            }
            autoComplete="off"
            maxLength={200}
          />
          <div className="flex flex-wrap justify-end gap-3">
            <Button type="button" variant="outline" size="lg" onClick={onClose}>
              Keep it
            </Button>
            <SubmitButton variant="destructive" pendingLabel="Closing">
              Close it for good
            </SubmitButton>
          </div>
        </Form>
        {dialog}
      </DialogContent>
    </Dialog>
  );
}
