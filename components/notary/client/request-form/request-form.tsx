'use client';

import { useRef } from 'react';
import type { Initial } from '@/components/notary/client/request-form/draft';
import { EstimateCard } from '@/components/notary/client/request-form/estimate-card';
import { FoundDraft } from '@/components/notary/client/request-form/found-draft';
import { FileField } from '@/components/notary/client/request-form/file-field';
import { InPersonOrOnline } from '@/components/notary/client/request-form/in-person-or-online';
import { Notices } from '@/components/notary/client/request-form/notices';
import { PlaceNotes } from '@/components/notary/client/request-form/place-notes';
import { RequestBar } from '@/components/notary/client/request-form/request-bar';
import { useRequestForm } from '@/components/notary/client/request-form/use-request-form';
import { StateField } from '@/components/notary/client/request-form/state-field';
import { WhatFields } from '@/components/notary/client/request-form/what-fields';
import { WhenFields } from '@/components/notary/client/request-form/when-fields';
import { WhereChoice } from '@/components/notary/client/request-form/where-choice';
import { WhereField } from '@/components/notary/client/request-form/where-field';
import { Field } from '@/components/kit/field';
import { FieldFrame } from '@/components/kit/field-frame';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { Checkbox } from '@/components/ui/checkbox';
import { ADD_ON_NAME, ADD_ON_SAYS, DEED_GUARD_ADD_ON_CENTS } from '@/lib/pricing/rules/add-on';
import { formatPrice } from '@/lib/values/money';
import type { RequestView } from '@/lib/notary/schema/requests';

type RequestFormProps = {
  initial: Initial;
  preferredId?: string;
  isBooking?: boolean;
  onCreated: (request: RequestView) => void;
};

export function RequestForm(props: RequestFormProps) {
  const request = useRequestForm(props);
  const { form, draft } = request;
  const beginning = useRef<HTMLFieldSetElement>(null);

  function startOver() {
    // The button goes; the form begins here.
    beginning.current?.querySelector<HTMLInputElement>(':checked')?.focus();
    request.startOver();
  }

  return (
    <>
      <Form form={form} action={request.submit} onInvalid={request.sayWhatIsMissing} label="New request">
        {request.isFound && <FoundDraft onStartOver={startOver} />}
        <InPersonOrOnline form={request} ref={beginning} />
        <WhatFields form={request} />
        <WhenFields draft={draft} />
        <WhereChoice form={request} />
        <WhereField draft={draft} />
        <StateField draft={draft} />
        <FileField attachment={request.attachment} onChange={() => form.clearErrors('documentId')} />
        <Field name="specialInstructions" type="textarea" label="Special instructions" optional />
        <FieldFrame
          name="addDeedGuard"
          label={`Add ${ADD_ON_NAME.toLowerCase()} (+${formatPrice(DEED_GUARD_ADD_ON_CENTS)})`}
          hint={ADD_ON_SAYS}
          layout="beside"
          optional
        >
          {(control) => <Checkbox {...control} className="mt-0.5" />}
        </FieldFrame>
        <EstimateCard draft={draft} asked={request.estimate} />
        {!draft.isRemote && <PlaceNotes estimate={request.estimate.estimate} mode={draft.mode} />}
        <Notices notice={request.notice} />
        <RequestBar estimate={request.estimate.estimate} addDeedGuard={draft.addDeedGuard}>
          <SubmitButton pendingLabel="Submitting..." className="grow sm:grow-0">
            Request Notary Service
          </SubmitButton>
        </RequestBar>
      </Form>
      {request.confirmation}
    </>
  );
}
