'use client';

import { useId, useMemo, useRef } from 'react';
import { afterChoice, type Initial } from '@/components/notary/client/request-form/draft';
import { EstimateCard } from '@/components/notary/client/request-form/estimate-card';
import { FoundDraft } from '@/components/notary/client/request-form/found-draft';
import { FileField } from '@/components/notary/client/request-form/file-field';
import { Notices } from '@/components/notary/client/request-form/notices';
import { useRequestForm } from '@/components/notary/client/request-form/use-request-form';
import { WhatFields } from '@/components/notary/client/request-form/what-fields';
import { WhenFields } from '@/components/notary/client/request-form/when-fields';
import { WhereField } from '@/components/notary/client/request-form/where-field';
import { FieldFrame } from '@/components/kit/field-frame';
import { FormContext } from '@/components/kit/form-context';
import { SubmitButton } from '@/components/kit/submit-button';
import { Checkbox } from '@/components/ui/checkbox';
import { Textarea } from '@/components/ui/textarea';
import type { RequestView } from '@/lib/notary/schema/requests';

type RequestFormProps = {
  initial: Initial;
  preferredId?: string;
  onCreated: (request: RequestView) => void;
};

export function RequestForm(props: RequestFormProps) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const onRefused = () =>
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  const { draft, change, ...form } = useRequestForm({ ...props, onRefused });
  const { problems, isPending } = form;
  const state = useMemo(() => ({ id, problems, pending: isPending }), [id, problems, isPending]);

  function startOver() {
    form.startOver();
    // The button goes; the form begins here.
    element.current?.querySelector('select')?.focus();
  }

  return (
    <FormContext value={state}>
      <form
        ref={element}
        noValidate
        aria-label="New request"
        aria-busy={isPending}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        {form.isFound && <FoundDraft isPending={isPending} onStartOver={startOver} />}
        <WhatFields draft={draft} onChoose={(choice) => change(afterChoice(choice))} />
        <WhenFields draft={draft} onChange={change} />
        <WhereField draft={draft} onChange={change} />
        <FileField attachment={form.attachment} onChange={form.settleFile} />
        <FieldFrame name="specialInstructions" label="Special instructions" optional>
          {(control) => (
            <Textarea
              {...control}
              value={draft.specialInstructions}
              onChange={({ target }) => change({ specialInstructions: target.value })}
            />
          )}
        </FieldFrame>
        <FieldFrame
          name="addDeedGuard"
          label="Add deed protection (+$25)"
          hint="After the visit, an entry in the evidence log records that it took place, with a proof file for you."
          layout="beside"
          optional
        >
          {(control) => (
            <Checkbox
              {...control}
              className="mt-0.5"
              checked={draft.addDeedGuard}
              onChange={({ target }) => change({ addDeedGuard: target.checked })}
            />
          )}
        </FieldFrame>
        <EstimateCard draft={draft} price={form.price} total={form.total} asked={form.estimate} />
        <Notices notice={form.notice} />
        <SubmitButton pendingLabel="Submitting...">Request Notary Service</SubmitButton>
      </form>
      {form.confirmation}
    </FormContext>
  );
}
