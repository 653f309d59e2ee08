'use client';

import { useAction } from '@/components/kit/use-action';
import { openPlanPortal } from '@/components/plans/calls';
import { useLeave } from '@/components/plans/use-leave';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';

/** Leads to where a plan is changed and cancelled; after the last plan to its invoices and the card. */
export function PortalButton({ isOver }: { isOver: boolean }) {
  const { act, isPending, problem, dialog } = useAction(openPlanPortal, { onDone: useLeave() });
  const label = isOver ? 'Cards and invoices' : 'Change or cancel';

  return (
    <>
      <Button variant="outline" size="lg" aria-disabled={isPending} onClick={() => void act()}>
        {isPending && <Spinner />}
        <span aria-live="polite">{isPending ? 'Opening' : label}</span>
      </Button>
      <div role="alert" className="w-full empty:hidden">
        {problem && <Alert variant="destructive">{problem}</Alert>}
      </div>
      {dialog}
    </>
  );
}
