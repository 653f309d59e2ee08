'use client';

import { useRef, useState, type ReactNode } from 'react';
import { explainFailure } from '@/components/kit/explain-failure';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { isSignedOut } from '@/components/kit/session-ended';
import { SubmitButton } from '@/components/kit/submit-button';
import { FileDrop } from '@/components/files/file-drop';
import { ChosenFile } from '@/components/partners/integrations/blockchain/chosen-file';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { MAX_DOCUMENT_NAME, MAX_HASH_NOTE } from '@/lib/partners/rules/document-hash';
import type { DocumentHashFormInput } from '@/lib/partners/schema/document-hashes';
import { ApiError } from '@/lib/platform/api-client';

export type HashedDocument = DocumentHashFormInput & { hash: string };

type CreateHashFormProps = {
  /** Who will be able to read what is typed. */
  hint: string;
  /** What it throws is shown; what was typed and chosen stays. */
  onCreate: (document: HashedDocument) => Promise<void>;
};

const loadSchema = () =>
  import('@/lib/partners/schema/document-hashes').then((module) => module.documentHashFormSchema);
const loadHasher = () => import('@/components/evidence/hash-file');

/** Takes a name and a file, and hashes the file on this device. */
export function CreateHashForm({ hint, onCreate }: CreateHashFormProps) {
  const [file, setFile] = useState<File | null>(null);
  /** Of the file, while it is read; null while nothing is under way. */
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<ReactNode>(null);
  const drop = useRef<HTMLDivElement>(null);

  function choose([chosen]: File[]) {
    if (!chosen) return;
    setFile(chosen);
    setProblem(null);
  }

  async function create(values: DocumentHashFormInput, form: { reset: () => void }) {
    setProblem(null);
    const missing = problemOfFile(file);
    if (!file || missing) {
      setProblem(<Refusal says={missing} />);
      drop.current?.querySelector('input')?.focus();
      return;
    }
    setShare(0);
    try {
      const { hashFile } = await loadHasher();
      const hash = await hashFile(file, setShare);
      await onCreate({ ...values, hash });
      form.reset();
      setFile(null);
    } catch (error) {
      if (isSignedOut(error) || (error instanceof ApiError && error.status === 422)) throw error;
      setProblem(<HashFailure error={error} />);
    } finally {
      setShare(null);
    }
  }

  return (
    <Form
      schema={loadSchema}
      label="Create a hash"
      action={create}
      onInvalid={({ documentName }) => setProblem(documentName && <Refusal says={documentName} />)}
    >
      <div onInput={() => setProblem(null)}>
        <Field
          name="documentName"
          label="Document name"
          hint={hint}
          autoComplete="off"
          maxLength={MAX_DOCUMENT_NAME}
        />
      </div>
      <div ref={drop} className="grid gap-3">
        <FileDrop
          title={{ drop: 'Drop the document here, or choose it', choose: 'Choose the document' }}
          hint="It stays on this device: only its hash is used."
          disabled={share !== null}
          onFiles={choose}
        />
        <p role="status" className="sr-only">
          {file && `${file.name} is chosen`}
        </p>
        {file && <ChosenFile file={file} share={share} onRemove={() => setFile(null)} />}
      </div>
      <Field
        name="metadata"
        type="textarea"
        label="Metadata"
        hint="What belongs to the record, for example a parcel number."
        maxLength={MAX_HASH_NOTE}
        optional
      />
      <div role="alert" className="empty:hidden">
        {problem}
      </div>
      <SubmitButton pendingLabel="Creating hash" className="justify-self-start max-sm:justify-self-stretch">
        Create hash
      </SubmitButton>
    </Form>
  );
}

/** Also of a file that went away, or could not be read, before it was hashed. */
function HashFailure({ error }: { error: unknown }) {
  const reason = error instanceof DOMException ? 'The document could not be read.' : explainFailure(error);
  return (
    <Alert variant="destructive">
      <AlertTitle>Error creating blockchain hash. Please try again.</AlertTitle>
      <AlertDescription>
        <p>{reason} What you entered is still here.</p>
      </AlertDescription>
    </Alert>
  );
}

function Refusal({ says }: { says: string }) {
  return (
    <Alert variant="destructive">
      <AlertTitle>{says}</AlertTitle>
    </Alert>
  );
}

function problemOfFile(file: File | null): string {
  if (!file) return 'Please choose a document';
  return file.size === 0 ? 'This file is empty. Please choose another one.' : '';
}
