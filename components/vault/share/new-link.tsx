'use client';

import { useId, useState } from 'react';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { LabeledSelect } from '@/components/kit/labeled-select';
import { CopyButton } from '@/components/kit/copy-button';
import { LocalTime } from '@/components/kit/local-time';
import { useAction } from '@/components/kit/use-action';
import { refreshVault } from '@/components/vault/queries';
import { linksUrl } from '@/lib/vault/rules/urls';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { apiRequest } from '@/lib/platform/api-client';
import { linkHourLabels, linkHours } from '@/lib/vault/rules/link-hours';
import type { CreatedLink, CreateLinkInput } from '@/lib/vault/schema/links';

const options = linkHours.map((hours) => ({ value: String(hours), label: linkHourLabels[hours] }));

type NewLinkProps = {
  documentId: string;
  redactionId: string | null;
  name: string;
  /** whether a link is known to open no more */
  isOver: (linkId: string) => boolean;
  onCreated: (link: CreatedLink) => void;
};

/** How long, then the address: the one time that it can be read. */
export function NewLink({ documentId, redactionId, name, isOver, onCreated }: NewLinkProps) {
  const id = useId();
  const [hours, setHours] = useState('');
  const [made, setMade] = useState<CreatedLink | null>(null);
  const { act, isPending, problem, dialog } = useAction(
    (body: CreateLinkInput) => apiRequest<CreatedLink>('POST', linksUrl(documentId), body),
    {
      onDone: (link) => {
        setHours('');
        setMade(link);
        onCreated(link);
        void refreshVault();
      },
    },
  );

  function create() {
    const chosen = linkHours.find((value) => String(value) === hours) ?? linkHours[0];
    setMade(null);
    void act({ hours: chosen, redactionId: redactionId ?? undefined });
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full sm:w-64">
          <LabeledSelect
            id={`${id}-hours`}
            label="Open for"
            none="Choose how long"
            options={options}
            value={hours}
            onChoose={setHours}
          />
        </div>
        <Button
          variant="outline"
          className="min-h-11 max-sm:w-full"
          disabled={hours === ''}
          aria-disabled={isPending}
          onClick={create}
        >
          {isPending && <Spinner />}
          {isPending ? 'Creating the link' : 'Create link'}
        </Button>
      </div>
      {problem && (
        <Alert role="alert" variant="destructive">
          {problem}
        </Alert>
      )}
      <div role="status" className="empty:hidden">
        {made && !isOver(made.id) && <Address link={made} name={name} />}
      </div>
      {dialog}
    </div>
  );
}

function Address({ link, name }: { link: CreatedLink; name: string }) {
  const id = useId();

  return (
    <Alert variant="success">
      <AlertTitle>The link is ready</AlertTitle>
      <AlertDescription>
        <p>
          Copy it now: it is shown only once. It opens until <LocalTime value={link.expiresAt} />. Anyone who
          has it can open the document and is asked for a name, which is printed across every page.
        </p>
        <div className="mt-2 flex items-center gap-3">
          <label htmlFor={id} className="sr-only">
            Address of the link
          </label>
          <input
            ref={bringIntoView}
            id={id}
            readOnly
            value={link.url}
            className="h-10 control px-3 font-mono"
            onFocus={(event) => event.target.select()}
          />
          <CopyButton value={link.url} of={`link to ${name}`} />
        </div>
      </AlertDescription>
    </Alert>
  );
}
