'use client';

import { useRef } from 'react';
import { isSurprisingVisit } from '@/components/notary/client/request-form/draft';
import type { RequestFormControl } from '@/components/notary/client/request-form/use-request-form';
import { FieldFrame } from '@/components/kit/field-frame';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

/** Where it happens. A choice of service or document can turn a remote session into a visit: it is always said which it is. */
export function WhereField({ form }: { form: RequestFormControl }) {
  const { draft } = form;
  const { isRemote } = draft;
  const standing = useRef<HTMLParagraphElement>(null);

  function makeRemote() {
    form.makeRemote(true);
    // The button goes; what it changed is the next thing to read.
    standing.current?.focus();
  }

  return (
    <div className="grid gap-3">
      <FieldFrame
        name="location"
        label="Location"
        optional={isRemote}
        hint={isRemote ? undefined : 'Include the ZIP code, or the city and the state.'}
      >
        {(control) =>
          isRemote ? (
            // The address of the visit is kept, and comes back with it.
            <Input key="remote" id={control.id} disabled placeholder="Remote session" />
          ) : (
            <Input key="visit" {...control} placeholder="Enter address" autoComplete="street-address" />
          )
        }
      </FieldFrame>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem] leading-6">
        <p ref={standing} role="status" tabIndex={-1} className="outline-none">
          {isRemote
            ? 'This is a remote session: you meet the notary by video. The notary sends you the link to their video room in the messages of your request.'
            : 'This is a visit: the notary comes to the location.'}
          {isSurprisingVisit(draft) && ' Choosing a document made it one, though the service is remote.'}
        </p>
        {isSurprisingVisit(draft) && (
          <Button variant="outline" size="sm" onClick={makeRemote}>
            Make it a remote session
          </Button>
        )}
      </div>
    </div>
  );
}
