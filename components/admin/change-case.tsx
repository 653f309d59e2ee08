'use client';

import { useRouter } from 'next/navigation';
import { useAction } from '@/components/kit/use-action';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Button } from '@/components/ui/button';
import { apiRequest } from '@/lib/platform/api-client';
import { caseUrl } from '@/lib/support/rules/urls';

type ChangeCaseProps = { id: string; number: string; isClosed: boolean };

/** Closes a case that was answered, or opens it again: each takes the other back. */
export function ChangeCase({ id, number, isClosed }: ChangeCaseProps) {
  const router = useRouter();
  const rememberFocus = useFocusAfter(isClosed);
  const { act, isPending, problem, dialog } = useAction(
    () => apiRequest('PATCH', caseUrl(id), { status: isClosed ? 'open' : 'closed' }),
    {
      says: { title: isClosed ? `Case ${number} is open again` : `Case ${number} is closed` },
      onDone: () => router.refresh(),
    },
  );

  function change() {
    rememberFocus();
    void act();
  }

  return (
    <>
      <Button size="sm" variant="outline" className="needs-script" disabled={isPending} onClick={change}>
        {isClosed ? 'Open again' : 'Close'}
        <span className="sr-only"> case {number}</span>
      </Button>
      {problem && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
      {dialog}
    </>
  );
}
