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

type Decision = 'approved' | 'declined';
type DecideApplicationProps = {
  id: string;
  company: string;
  /** Else email is only kept, to be read here. */
  sendsMail: boolean;
};

const KEPT = 'and the email is kept here, because no mail server is set up';

const words = {
  approved: {
    title: (company: string) => `Approve ${company}?`,
    confirm: 'Approve application',
    pending: 'Approving',
    says: (sendsMail: boolean) =>
      `The company is listed as a partner from now on, ${sendsMail ? 'and is told by email' : KEPT}. The partnership can be ended here later.`,
    done: (company: string) => `${company} is a partner`,
  },
  declined: {
    title: (company: string) => `Decline ${company}?`,
    confirm: 'Decline application',
    pending: 'Declining',
    says: (sendsMail: boolean) =>
      `The company is removed from the list of applicants, ${sendsMail ? 'and is told by email' : KEPT}. You can’t undo this here.`,
    done: (company: string) => `The application of ${company} is declined`,
  },
};

/** The answer to an application, with a note that goes along. */
export function DecideApplication({ id, company, sendsMail }: DecideApplicationProps) {
  const [decision, setDecision] = useState<Decision | null>(null);
  // Kept while the dialog is closed: nothing that was written is lost.
  const [note, setNote] = useState('');
  const router = useRouter();
  const rememberFocus = useFocusAfter();

  function ask(about: Decision) {
    rememberFocus();
    setDecision(about);
  }

  async function decide(chosen: Decision) {
    await apiRequest('POST', `${applicationUrl(id)}/decision`, { decision: chosen, note });
    toast({ title: words[chosen].done(company) });
    router.refresh();
  }

  return (
    <div className="flex needs-script flex-wrap gap-2">
      <Button size="sm" onClick={() => ask('approved')}>
        Approve<span className="sr-only"> {company}</span>
      </Button>
      <Button size="sm" variant="outline" onClick={() => ask('declined')}>
        Decline<span className="sr-only"> {company}</span>
      </Button>
      {decision && (
        <ConfirmDialog
          title={words[decision].title(company)}
          confirmLabel={words[decision].confirm}
          pendingLabel={words[decision].pending}
          keepLabel="Cancel"
          isDestructive={decision === 'declined'}
          onConfirm={() => decide(decision)}
          onClose={() => setDecision(null)}
          field={
            <DecisionNote
              label={
                <>
                  Note to the applicant <span className="font-normal text-muted-foreground">(optional)</span>
                </>
              }
              value={note}
              onChange={setNote}
            />
          }
        >
          <p>{words[decision].says(sendsMail)}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
