'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type MouseEvent } from 'react';
import { LoadFailure } from '@/components/vault/load-failure';
import { LevelChoice } from '@/components/vault/redaction/level-choice';
import { putRedaction } from '@/components/vault/redaction/redaction-calls';
import { RuleChoice } from '@/components/vault/redaction/rule-choice';
import { explainFailure } from '@/components/kit/explain-failure';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { apiRequest } from '@/lib/platform/api-client';
import { isRedactable } from '@/lib/vault/rules/redaction-state';
import type { VaultDocument } from '@/lib/vault/schema/documents';
import {
  defaultRedactionRules,
  type RedactionLevel,
  type RedactionRule,
} from '@/lib/vault/rules/redaction/choices';
import type { CreateRedactionInput, Redaction } from '@/lib/vault/schema/redactions';

type StartRedactionProps = { onStarted: (redaction: Redaction) => void };

/** A document, a level and the rules: what a redaction begins with. */
export function StartRedaction({ onStarted }: StartRedactionProps) {
  const documents = useQuery<VaultDocument[]>({ queryKey: ['/api/vault/documents'] });
  const { data, error, isFetching, refetch } = documents;

  if (error && !data) {
    return (
      <LoadFailure
        title="Your documents could not be loaded"
        tab="redaction"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <div role="status">
        <span className="sr-only">Loading your documents</span>
        <Skeleton className="h-64" />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <p className="rounded-lg border bg-card p-5">
        Documents that you{' '}
        <a href="#upload" className="text-link">
          upload
        </a>{' '}
        can be redacted here: PDF files and pictures. The original always stays as it is.
      </p>
    );
  }
  return <StartForm documents={data} onStarted={onStarted} />;
}

function StartForm({ documents, onStarted }: StartRedactionProps & { documents: VaultDocument[] }) {
  const id = useId();
  const client = useQueryClient();
  const [documentId, setDocumentId] = useState('');
  const [level, setLevel] = useState<RedactionLevel>('standard');
  const [rules, setRules] = useState<RedactionRule[]>([...defaultRedactionRules]);
  const [isMissing, setIsMissing] = useState(false);
  const isStarting = useRef(false);
  const start = useMutation({
    mutationFn: (body: CreateRedactionInput) =>
      apiRequest<Redaction>('POST', `/api/vault/documents/${documentId}/redactions`, body),
    onSuccess: (redaction) => {
      setDocumentId('');
      putRedaction(client, redaction);
      onStarted(redaction);
    },
    onSettled: () => {
      isStarting.current = false;
    },
  });

  function submit() {
    if (isStarting.current) return;
    setIsMissing(documentId === '');
    if (documentId === '') return document.getElementById(`${id}-document`)?.focus();
    isStarting.current = true;
    start.mutate({ level, rules });
  }

  return (
    <form
      aria-label="Start a redaction"
      noValidate
      className="grid gap-6 rounded-lg border bg-card p-4 sm:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DocumentSelect
        id={`${id}-document`}
        documents={documents}
        value={documentId}
        isMissing={isMissing && documentId === ''}
        onChoose={setDocumentId}
      />
      <LevelChoice chosen={level} onChange={setLevel} />
      <RuleChoice chosen={rules} onChange={setRules} />
      {rules.length === 0 && (
        <p className="text-[0.9375rem] text-muted-foreground">
          No rule is on: nothing is looked for, and you draw every box yourself.
        </p>
      )}
      {start.error && (
        <Alert role="alert" variant="destructive">
          {explainFailure(start.error)}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          size="lg"
          className="max-sm:w-full"
          aria-disabled={start.isPending}
          onClick={ignoreDoubleClick}
        >
          {start.isPending && <Spinner />}
          {start.isPending ? 'Starting' : 'Start Redaction'}
        </Button>
        <p className="min-w-56 flex-1 text-sm text-muted-foreground">
          You see what was found before anything is covered. The original is not changed.
        </p>
      </div>
    </form>
  );
}

/** The answer may come between the two clicks: the second would ask for a document that was just emptied. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

type DocumentSelectProps = {
  id: string;
  documents: VaultDocument[];
  value: string;
  isMissing: boolean;
  onChoose: (id: string) => void;
};

function DocumentSelect({ id, documents, value, isMissing, onChoose }: DocumentSelectProps) {
  return (
    <div>
      <Label htmlFor={id}>Document</Label>
      {isMissing && (
        <p id={`${id}-problem`} role="alert" className="text-sm font-medium text-destructive">
          Please choose a document.
        </p>
      )}
      <Select
        id={id}
        className="mt-1.5 max-w-xl"
        value={value}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? `${id}-problem` : undefined}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">Choose a document</option>
        {documents.map(({ id: documentId, name, type }) => (
          <option key={documentId} value={documentId} disabled={!isRedactable(type)}>
            {isRedactable(type) ? name : `${name} (save as PDF first)`}
          </option>
        ))}
      </Select>
    </div>
  );
}
