'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { DecisionNote } from '@/components/admin/decision-note';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { applicationUrl } from '@/lib/partners/rules/urls';
import { apiRequest } from '@/lib/platform/api-client';

type EndPartnershipProps = { id: string; company: string; sendsMail: boolean };

/** Withdraws an approval, with a note that goes to the partner. */
export function EndPartnership({ id, company, sendsMail }: EndPartnershipProps) {
  const [isAsking, setIsAsking] = useState(false);
  // Kept while the dialog is closed: nothing that was written is lost.
  const [note, setNote] = useState('');
  const router = useRouter();
  const rememberFocus = useFocusAfter();

  function ask() {
    rememberFocus();
    setIsAsking(true);
  }

  async function end() {
    await apiRequest('POST', `${applicationUrl(id)}/end`, { note });
    toast({ title: `The partnership with ${company} has ended` });
    router.refresh();
  }

  return (
    <>
      <Button size="sm" variant="outline" className="mt-1.5 needs-script" onClick={ask}>
        End partnership<span className="sr-only"> with {company}</span>
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`End the partnership with ${company}?`}
          confirmLabel="End partnership"
          pendingLabel="Ending"
          keepLabel="Cancel"
          isDestructive
          onConfirm={end}
          onClose={() => setIsAsking(false)}
          field={<DecisionNote label="Note to the partner" value={note} required onChange={setNote} />}
        >
          <p>
            Its members lose the organization and the portal, its keys, webhooks and apps stop working, and it
            leaves the list of partners. It{' '}
            {sendsMail
              ? 'is told by email, with your note.'
              : 'has an email with your note kept here, because no mail server is set up.'}{' '}
            You can’t undo this here.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
