'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { fraudCaseUrl } from '@/lib/fraud/rules/urls';
import type { CloseFraudCaseInput } from '@/lib/fraud/schema';
import { apiRequest } from '@/lib/platform/api-client';

type ChangeFraudCaseProps = { number: string; isClosed: boolean };

const loadSchema = () => import('@/lib/fraud/schema').then((module) => module.closeFraudCaseSchema);

/** Closes a case with a word for its reporter, or opens it again. */
export function ChangeFraudCase({ number, isClosed }: ChangeFraudCaseProps) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const rememberFocus = useFocusAfter(isClosed);
  const { act, isPending, problem, dialog } = useAction(
    () => apiRequest('PATCH', fraudCaseUrl(number), { status: 'open' }),
    { says: { title: `Case ${number} is open again` }, onDone: () => router.refresh() },
  );

  function change() {
    rememberFocus();
    if (isClosed) void act();
    else setIsOpen(true);
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
      {isOpen && <CloseDialog number={number} onClose={() => setIsOpen(false)} />}
      {dialog}
    </>
  );
}

function CloseDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const router = useRouter();
  const { send, dialog } = useAction(
    (body: CloseFraudCaseInput) => apiRequest('PATCH', fraudCaseUrl(number), { status: 'closed', ...body }),
    {
      says: { title: `Case ${number} is closed` },
      onDone: () => {
        onClose();
        router.refresh();
      },
    },
  );

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent data-product="deedguard">
        <DialogHeader>
          <DialogTitle>Close case {number}</DialogTitle>
          <DialogDescription>
            Whoever reported it with an account reads what you write here. Answer a visitor by email.
          </DialogDescription>
        </DialogHeader>
        <Form schema={loadSchema} label="Closing the case" action={send}>
          <Field name="note" type="textarea" label="What came of it" maxLength={1000} />
          <DialogFooter>
            <Button variant="outline" size="lg" onClick={onClose}>
              Leave it open
            </Button>
            <SubmitButton pendingLabel="Closing" requires={['note']}>
              Close the case
            </SubmitButton>
          </DialogFooter>
        </Form>
        {dialog}
      </DialogContent>
    </Dialog>
  );
}
