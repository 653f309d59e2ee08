'use client';

import { useRef, useState } from 'react';
import {
  PlaceFields,
  type KindChoice,
  type StateChoice,
  type Wanted,
} from '@/components/preflight/place-fields';
import type { KeptPdf, PdfSource } from '@/components/preflight/pdf-source';
import { FileDrop } from '@/components/files/file-drop';
import { UploadRow } from '@/components/files/upload-row';
import { Form } from '@/components/kit/form';
import { useFormState } from '@/components/kit/form-context';
import { SubmitButton } from '@/components/kit/submit-button';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { PreflightInput } from '@/lib/preflight/schema';
import { MAX_DOCUMENT_BYTES } from '@/lib/vault/rules/largest-document';

type PreflightFormProps = {
  states: StateChoice[];
  kinds: KindChoice[];
  wanted: Wanted;
  /** what the account has, instead of a file that is chosen */
  kept: KeptPdf | null;
  /** what it throws is shown by the form */
  onCheck: (asked: Asked) => Promise<void>;
  /** called with each change after a check: whether the form still says what was checked */
  onEdit: (edit: { isAsChecked: boolean }) => void;
};

/** What is to be checked. */
export type Asked = { values: PreflightInput; source: PdfSource };

const keptWords: Record<KeptPdf['kind'], string> = {
  document: 'The document of your vault is checked. It leaves the vault for this check, and no copy is kept.',
  generated: 'The document that you generated is checked as it would be printed. No copy is kept.',
};

const loadSchema = () => import('@/lib/preflight/schema').then((module) => module.preflightSchema);

/** The place, the kind of document and the PDF. */
export function PreflightForm({ states, kinds, wanted, kept, onCheck, onEdit }: PreflightFormProps) {
  const [source, setSource] = useState<PdfSource | null>(kept);
  const [problem, setProblem] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const checked = useRef<Asked | null>(null);

  function choose(next: PdfSource | null) {
    setSource(next);
    setProblem('');
    compare(next);
  }

  function compare(next: PdfSource | null) {
    const form = place.current?.closest('form');
    if (!form || !checked.current) return;
    const { values, source: before } = checked.current;
    const now = new FormData(form);
    const isSame = Object.entries(values).every(([name, value]) => now.get(name) === value);
    onEdit({ isAsChecked: isSame && next === before });
  }

  async function check(values: PreflightInput) {
    const missing = problemOf(source);
    if (!source || missing) {
      setProblem(missing);
      place.current?.querySelector('input')?.focus();
      return;
    }
    setProblem('');
    checked.current = { values, source };
    await onCheck(checked.current);
  }

  return (
    <Form schema={loadSchema} label="Check a document" action={check}>
      <div onChange={() => compare(source)}>
        <PlaceFields states={states} kinds={kinds} wanted={wanted} />
      </div>
      <div ref={place} className="grid gap-3">
        {source && source.kind !== 'file' ? (
          <Alert>
            <p>{keptWords[source.kind]}</p>
            <p className="mt-2">
              <Button variant="outline" size="sm" onClick={() => choose(null)}>
                Choose a file instead
              </Button>
            </p>
          </Alert>
        ) : (
          <FileDrop
            title={{ drop: 'Drop the PDF here, or choose it', choose: 'Choose the PDF' }}
            hint="Up to 25 MB and 200 pages. It is checked and not kept."
            accept=".pdf,application/pdf"
            onFiles={([file]) => file && choose({ kind: 'file', file })}
          />
        )}
        <p role="status" className="sr-only">
          {source?.kind === 'file' && `${source.file.name} is chosen`}
        </p>
        {source?.kind === 'file' && <UploadRow file={source.file} onRemove={() => choose(null)} />}
        <FileProblem problem={problem} />
      </div>
      <SubmitButton
        pendingLabel="Checking each page"
        className="justify-self-start max-sm:justify-self-stretch"
      >
        Check the document
      </SubmitButton>
    </Form>
  );
}

/** What is wrong with the file, seen here or by the server. */
function FileProblem({ problem }: { problem: string }) {
  const { problems } = useFormState();
  const shown = problem || problems.file;

  return (
    <div role="alert" className="empty:hidden">
      {shown && <p className="text-sm font-medium text-destructive">{shown}</p>}
    </div>
  );
}

function problemOf(source: PdfSource | null): string {
  if (!source) return 'Please choose a PDF.';
  if (source.kind !== 'file') return '';
  if (source.file.size === 0)
    return 'This file is empty. Open it to see whether it was saved, then choose it again.';
  return source.file.size > MAX_DOCUMENT_BYTES
    ? 'This file is larger than 25 MB. Scan it at a lower resolution, or split it.'
    : '';
}
