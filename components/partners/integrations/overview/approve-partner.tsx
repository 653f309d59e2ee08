'use client';

import { useState } from 'react';
import { accountClient } from '@/components/kit/account-client';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { partners } from '@/components/partners/queries';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { applicationUrl } from '@/lib/partners/rules/urls';
import { apiRequest } from '@/lib/platform/api-client';

/** Approves the application of a company where it is listed; a note and a refusal have a page of their own. */
export function ApprovePartner({ id, name }: { id: string; name: string }) {
  const [isAsked, setAsked] = useState(false);
  const rememberFocus = useFocusAfter();

  function ask() {
    rememberFocus();
    setAsked(true);
  }

  async function approve() {
    await apiRequest('POST', `${applicationUrl(id)}/decision`, { decision: 'approved' });
    toast({ title: `${name} is a partner` });
    await accountClient().invalidateQueries({ queryKey: partners().queryKey.slice(0, 1) });
  }

  return (
    <>
      <Button size="sm" className="needs-script" onClick={ask}>
        Approve<span className="sr-only"> {name}</span>
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`Approve ${name}?`}
          keepLabel="Cancel"
          confirmLabel="Approve application"
          pendingLabel="Approving"
          onConfirm={approve}
          onClose={() => setAsked(false)}
        >
          <p>
            The company is listed as a partner from now on, and its address is invited to an organization of
            its own. What it wrote, and the way to decline it, is under Applications.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
