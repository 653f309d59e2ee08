'use client';

import { useState } from 'react';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { windowOnDemand } from '@/components/kit/window-on-demand';
import { Button } from '@/components/ui/button';
import type { OrganizationView } from '@/lib/organizations/schema/organizations';

const CloseDialog = windowOnDemand(() =>
  import('@/components/organizations/close-dialog').then((module) => module.CloseDialog),
);

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
