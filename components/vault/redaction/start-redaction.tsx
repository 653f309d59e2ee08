'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import type { MouseEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { vaultDocuments } from '@/components/files/queries';
import { accountClient } from '@/components/kit/account-client';
import { FieldFrame } from '@/components/kit/field-frame';
import { Form } from '@/components/kit/form';
import { LoadFailure } from '@/components/kit/load-failure';
import { useQueryParams } from '@/components/kit/query-params';
import { SubmitButton } from '@/components/kit/submit-button';
import { useAction } from '@/components/kit/use-action';
import { useRead } from '@/components/kit/use-read';
import { redactionsUrl } from '@/lib/vault/rules/urls';
import { LevelChoice } from '@/components/vault/redaction/level-choice';
import { putRedaction } from '@/components/vault/redaction/queries';
import { RuleChoice } from '@/components/vault/redaction/rule-choice';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { apiRequest } from '@/lib/platform/api-client';
import { defaultRedactionRules } from '@/lib/vault/rules/redaction/choices';
import { isRedactable } from '@/lib/vault/rules/redaction-state';
import type { VaultDocument } from '@/lib/vault/schema/documents';
import {
  startRedactionSchema,
  type Redaction,
  type StartRedactionInput,
} from '@/lib/vault/schema/redactions';

type StartRedactionProps = { onStarted: (redaction: Redaction) => void };

/** A document, a level and the rules: what a redaction begins with. */
export function StartRedaction({ onStarted }: StartRedactionProps) {
  const query = useRead(vaultDocuments());
  const { data, error } = query;
  // The page of a document leads here with it.
  const { params } = useQueryParams();
  const wanted =
    data?.find((document) => document.id === params.get('redact') && !whyNot(document))?.id ?? '';

  if (error && !data) {
    return (
      <LoadFailure
        query={query}
        title="Your documents could not be loaded"
        keeps="What you stored is kept."
        back="/document-vault#redaction"
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
  return <StartForm key={wanted} wanted={wanted} listed={data} onStarted={onStarted} />;
}

const blank: StartRedactionInput = {
  documentId: '',
  level: 'standard',
  rules: [...defaultRedactionRules],
};

type StartFormProps = StartRedactionProps & { wanted: string; listed: VaultDocument[] };

function StartForm({ wanted, listed, onStarted }: StartFormProps) {
  const form = useForm({
    resolver: zodResolver(startRedactionSchema),
    defaultValues: { ...blank, documentId: wanted },
  });
  const [level, rules] = useWatch({ control: form.control, name: ['level', 'rules'] });
  const { send, dialog } = useAction(start, {
    onDone: (redaction) => {
      form.setValue('documentId', '');
      putRedaction(accountClient(), redaction);
      onStarted(redaction);
    },
  });

  return (
    <Form
      form={form}
      action={send}
      label="Start a redaction"
      className="gap-6 rounded-lg border bg-card p-4 sm:p-6"
    >
      <DocumentSelect listed={listed} />
      <LevelChoice chosen={level} onChange={(chosen) => form.setValue('level', chosen)} />
      <RuleChoice chosen={rules} onChange={(chosen) => form.setValue('rules', chosen)} />
      {rules.length === 0 && (
        <p className="text-[0.9375rem] text-muted-foreground">
          No rule is on: nothing is looked for, and you draw every box yourself.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SubmitButton className="max-sm:w-full" pendingLabel="Starting" onClick={ignoreDoubleClick}>
          Start Redaction
        </SubmitButton>
        <p className="min-w-56 flex-1 text-sm text-muted-foreground">
          You see what was found before anything is covered. The original is not changed.
        </p>
      </div>
      {dialog}
    </Form>
  );
}

function start({ documentId, ...body }: StartRedactionInput) {
  return apiRequest<Redaction>('POST', redactionsUrl(documentId), body);
}

/** The answer may come between the two clicks: the second would ask for a document that was just emptied. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

function whyNot({ type, problem }: VaultDocument) {
  if (!isRedactable(type)) return '(save as PDF first)';
  return problem ? '(cannot be read)' : null;
}

function DocumentSelect({ listed }: { listed: VaultDocument[] }) {
  return (
    <FieldFrame name="documentId" label="Document">
      {(control) => (
        <Select className="max-w-xl" {...control}>
          <option value="">Choose a document</option>
          {listed.map((document) => (
            <option key={document.id} value={document.id} disabled={whyNot(document) !== null}>
              {[document.name, whyNot(document) ?? []].flat().join(' ')}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}
