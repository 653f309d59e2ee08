'use client';

import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { MAX_DECISION_NOTE } from '@/lib/partners/rules/applications';
import { apiRequest } from '@/lib/platform/api-client';

type EndPartnershipProps = { id: string; company: string; sendsMail: boolean };

/** Withdraws an approval, with a note that goes to the partner. */
export function EndPartnership({ id, company, sendsMail }: EndPartnershipProps) {
  const [isAsking, setIsAsking] = useState(false);
  // Kept while the dialog is closed: nothing that was written is lost.
  const [note, setNote] = useState('');
  const router = useRouter();
  const noteId = useId();
  const rememberFocus = useFocusAfter();

  function ask() {
    rememberFocus();
    setIsAsking(true);
  }

  async function end() {
    await apiRequest('POST', `/api/partners/applications/${id}/end`, { note });
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
          field={
            <div>
              <Label htmlFor={noteId}>Note to the partner</Label>
              <Textarea
                id={noteId}
                value={note}
                required
                maxLength={MAX_DECISION_NOTE}
                onChange={(event) => setNote(event.target.value)}
                className="mt-1.5"
              />
            </div>
          }
        >
          <p>
            The company is removed from the list of partners,{' '}
            {sendsMail
              ? 'and is told by mail, with your note.'
              : 'and a mail with your note is kept here, because no mail server is set.'}{' '}
            You can’t undo this here.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
