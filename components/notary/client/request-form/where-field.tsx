'use client';

import { useRef } from 'react';
import { isSurprisingVisit, type Draft } from '@/components/notary/client/request-form/draft';
import { FieldFrame } from '@/components/kit/field-frame';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';

type WhereFieldProps = { draft: Draft; onChange: (changes: Partial<Draft>) => void };

/** Where it happens. A choice of service or document can turn a remote session into a visit: it is always said which it is. */
export function WhereField({ draft, onChange }: WhereFieldProps) {
  const { isRemote, location } = draft;
  const standing = useRef<HTMLParagraphElement>(null);

  function makeRemote() {
    onChange({ isRemote: true });
    // The button goes; what it changed is the next thing to read.
    standing.current?.focus();
  }

  return (
    <div className="grid gap-3">
      <FieldFrame
        name="location"
        label="Location"
        optional={isRemote}
        hint={isRemote ? undefined : 'With the ZIP code, or the city and the state.'}
      >
        {(control) => (
          <Input
            {...control}
            disabled={isRemote}
            value={isRemote ? '' : location}
            placeholder={isRemote ? 'Remote session' : 'Enter address'}
            autoComplete="street-address"
            onChange={({ target }) => onChange({ location: target.value })}
          />
        )}
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
