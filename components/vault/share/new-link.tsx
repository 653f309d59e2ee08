'use client';

import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { LabelledSelect } from '@/components/kit/labelled-select';
import { CopyButton } from '@/components/kit/copy-button';
import { explainFailure } from '@/components/kit/explain-failure';
import { LocalTime } from '@/components/kit/local-time';
import { useStepUp } from '@/components/kit/step-up';
import { StepUpCancelled } from '@/components/kit/step-up-cancelled';
import { refreshVault } from '@/components/vault/refresh-vault';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { apiRequest } from '@/lib/platform/api-client';
import { linkHourLabels, linkHours } from '@/lib/vault/rules/link-hours';
import type { CreatedLink, CreateLinkInput } from '@/lib/vault/schema/links';

const options = linkHours.map((hours) => ({ value: String(hours), label: linkHourLabels[hours] }));

type NewLinkProps = {
  url: string;
  redactionId: string | null;
  name: string;
  /** whether a link is known to open no more */
  isOver: (linkId: string) => boolean;
  onCreated: (link: CreatedLink) => void;
};

/** How long, then the address: the one time that it can be read. */
export function NewLink({ url, redactionId, name, isOver, onCreated }: NewLinkProps) {
  const id = useId();
  const [hours, setHours] = useState('');
  const isBusy = useRef(false);
  const stepUp = useStepUp();
  const create = useMutation({
    mutationFn: () => {
      const chosen = linkHours.find((value) => String(value) === hours) ?? linkHours[0];
      const body: CreateLinkInput = { hours: chosen, redactionId: redactionId ?? undefined };
      return stepUp.run(() => apiRequest<CreatedLink>('POST', url, body));
    },
    onSuccess: (link) => {
      setHours('');
      onCreated(link);
      void refreshVault();
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });

  // The second click of a double click comes before the page knows that the first was one.
  function start() {
    if (isBusy.current) return;
    isBusy.current = true;
    create.mutate();
  }

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full sm:w-64">
          <LabelledSelect
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
          aria-disabled={create.isPending}
          onClick={start}
        >
          {create.isPending && <Spinner />}
          {create.isPending ? 'Creating the link' : 'Create link'}
        </Button>
      </div>
      {create.error && !(create.error instanceof StepUpCancelled) && (
        <Alert role="alert" variant="destructive">
          {explainFailure(create.error)}
        </Alert>
      )}
      <div role="status" className="empty:hidden">
        {create.data && !isOver(create.data.id) && <Address link={create.data} name={name} />}
      </div>
      {stepUp.dialog}
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
          Copy it now: it is shown this one time. It opens until <LocalTime value={link.expiresAt} />. Whoever
          has it can open the document and is asked for a name, which is printed across every page.
        </p>
        <div className="mt-2 flex items-center gap-3">
          <label htmlFor={id} className="sr-only">
            Address of the link
          </label>
          <input
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
