'use client';

import { useEffect, useRef, useState } from 'react';
import type * as inspection from '@/components/evidence/inspection';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { SubmitButton } from '@/components/kit/submit-button';
import { FileDrop } from '@/components/files/file-drop';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

type Inspector = typeof inspection;
type State =
  | { step: 'ready' }
  | { step: 'working'; name: string; share: number }
  | { step: 'failed'; isFile: boolean }
  | { step: 'done'; name: string; inspection: inspection.Inspection };

const InspectionResult = partOnDemand(() =>
  import('@/components/evidence/inspection-result').then((module) => module.InspectionResult),
);

const loadInspector = () => import('@/components/evidence/inspection');
const loadSchema = () => import('@/lib/evidence/schema/requests').then((module) => module.hashSchema);

type VerifyDeskProps = {
  /** A hash to look up without being asked. */
  asked?: string;
  /** which entry of the file with that hash is meant */
  askedEntry?: number;
  onResult?: (inspection: inspection.Inspection) => void;
};

/** Drop a file or paste a hash. What checks them is loaded when it is needed. */
export function VerifyDesk({ asked = '', askedEntry, onResult }: VerifyDeskProps) {
  const [state, setState] = useState<State>({ step: 'ready' });
  const result = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLDivElement>(null);

  // The form checks what the address holds as if it had been typed.
  useEffect(() => {
    if (asked) frame.current?.querySelector('form')?.requestSubmit();
  }, [asked]);

  useEffect(() => {
    if (state.step === 'done' || state.step === 'failed') result.current?.focus();
  }, [state.step]);

  async function inspect(
    { name, isFile }: { name: string; isFile: boolean },
    look: (inspector: Inspector) => Promise<inspection.Inspection>,
  ) {
    setState({ step: 'working', name, share: 0 });
    try {
      const found = await look(await loadInspector());
      setState({ step: 'done', name, inspection: found });
      onResult?.(found);
    } catch {
      setState({ step: 'failed', isFile });
    }
  }

  function inspectFile(file: File) {
    const onProgress = (share: number) => setState({ step: 'working', name: file.name, share });
    return inspect({ name: file.name, isFile: true }, (inspector) => inspector.inspectFile(file, onProgress));
  }

  function lookUp({ hash }: { hash: string }) {
    const wanted = hash === asked.trim().toLowerCase() ? askedEntry : undefined;
    return inspect({ name: 'the hash', isFile: false }, (inspector) => inspector.inspectHash(hash, wanted));
  }

  return (
    <>
      <div ref={frame} className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        <FileDrop
          title={{ drop: 'Drop a file here, or choose one', choose: 'Choose a file' }}
          hint="A document, or a proof file (HTML or JSON). It stays on this device."
          disabled={state.step === 'working'}
          onFiles={([file]) => file && void inspectFile(file)}
        />
        <Form schema={loadSchema} label="Look up a hash" className="content-start" action={lookUp}>
          <Field
            key={asked}
            name="hash"
            label="Or paste a hash"
            hint="Of a document, or a commitment or entry hash: SHA-256, 64 characters."
            autoComplete="off"
            maxLength={200}
            defaultValue={asked}
          />
          <SubmitButton pendingLabel="Verifying">Verify</SubmitButton>
        </Form>
      </div>
      <div role="status" className="empty:hidden">
        {state.step === 'working' && <Working name={state.name} share={state.share} />}
      </div>
      {(state.step === 'done' || state.step === 'failed') && (
        <section aria-labelledby="result" className="grid gap-4">
          <h2 id="result" ref={result} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
            {state.step === 'done' ? `Result for ${state.name}` : 'The check could not be finished'}
          </h2>
          {state.step === 'done' ? (
            <InspectionResult inspection={state.inspection} />
          ) : (
            <Failed isFile={state.isFile} />
          )}
        </section>
      )}
    </>
  );
}

function Working({ name, share }: { name: string; share: number }) {
  return (
    <div className="grid gap-2">
      <p>Checking {name}</p>
      <progress
        className="h-2 w-full max-w-96 accent-primary"
        value={share || undefined}
        aria-label="Progress"
      />
    </div>
  );
}

const UNREAD = 'The file could not be read, or the log could not be reached.';
const UNREACHED = 'The log could not be reached.';

function Failed({ isFile }: { isFile: boolean }) {
  return (
    <Alert variant="destructive">
      <AlertTitle>We have no result</AlertTitle>
      <AlertDescription>
        {isFile ? UNREAD : UNREACHED} Check the connection and try again. You can also open a proof file on
        its own, without a network.
      </AlertDescription>
    </Alert>
  );
}
