'use client';

import { useEffect, useRef, useState } from 'react';
import { AccountNeeded } from '@/components/generator/form/account-needed';
import { TemplateField } from '@/components/generator/form/template-field';
import { useAnswers } from '@/components/generator/form/use-answers';
import { useGenerate } from '@/components/generator/form/use-generate';
import type { Mending } from '@/components/generator/use-generator';
import { waitingAnswers } from '@/components/generator/form/waiting-answers';
import { bringIntoView } from '@/components/kit/bring-into-view';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { draftOf, formDrafts } from '@/components/kit/form-drafts';
import { SessionEnded } from '@/components/kit/session-ended';
import { SubmitButton } from '@/components/kit/submit-button';
import { typeDraft } from '@/components/kit/use-form-draft';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import type { DocumentTemplate, GeneratedDocument, OpenDocument } from '@/lib/generator/schema';

const documentDrafts = formDrafts('document');

type DocumentFormProps = {
  template: DocumentTemplate;
  document: GeneratedDocument | null;
  userId: string | null;
  hasModel: boolean;
  /** which answer somebody came to change */
  mending: Mending | null;
  onGenerated: (document: OpenDocument) => void;
};

/** Where a thumb reaches it on a phone, above the bar of places where there is one. */
const IN_REACH =
  'max-sm:sticky max-sm:bottom-[calc(var(--bar,0px)+env(safe-area-inset-bottom))] max-sm:z-10 max-sm:-mx-4 max-sm:border-t max-sm:bg-background max-sm:px-4 max-sm:py-3';

export function DocumentForm({ template, hasModel, mending, ...generating }: DocumentFormProps) {
  const { id, name, requiredFields } = template;
  const frame = useRef<HTMLDivElement>(null);
  const [draft] = useState(() => draftOf(documentDrafts, id));
  const [schema] = useState(() => loadSchema(requiredFields));
  const [filling, setFilling] = useState(1);
  const [isLeaving, setIsLeaving] = useState(false);
  const [settled, setSettled] = useState<string | null>(null);
  const { needs, submit, dialog } = useGenerate({ template, ...generating });
  const { userId, document } = generating;
  const answers = useAnswers({ document, templateId: id, frame, draft });

  useEffect(() => {
    const form = userId && frame.current?.querySelector('form');
    const waiting = form && waitingAnswers.find(id);
    if (!waiting) return;
    waitingAnswers.drop(id);
    typeDraft(form, waiting);
  }, [userId, id]);

  useEffect(() => {
    if (!mending) return;
    const field = mending.field ? `[name="${mending.field}"]` : 'input, select, textarea';
    bringIntoView(frame.current?.querySelector<HTMLElement>(field) ?? null);
  }, [mending]);

  function startOver() {
    draft.drop();
    waitingAnswers.drop(id);
    fillAnew();
  }

  function fillAnew() {
    setFilling(filling + 1);
    setSettled(document?.id ?? null);
    requestAnimationFrame(() => frame.current?.querySelector('input')?.focus());
  }

  function takeAnswers() {
    answers.take();
    fillAnew();
  }

  return (
    <div ref={frame}>
      {answers.shown && answers.others && settled !== answers.shown.id && (
        <OtherAnswers name={answers.shown.documentName} onTake={takeAnswers} />
      )}
      <Form key={filling} schema={schema} draft={draft} action={submit} label={name}>
        <p className="text-[0.9375rem] text-muted-foreground">
          <span aria-hidden className="text-destructive">
            *
          </span>{' '}
          marks what the document cannot do without.
        </p>
        <Field
          name="documentName"
          label="Document name"
          hint="For your history and the name of the file. It is not printed."
          defaultValue={nameToday(name)}
          maxLength={120}
          autoComplete="off"
        />
        {requiredFields.map((field) => (
          <TemplateField key={field.name} field={field} />
        ))}
        {hasModel && requiredFields.some(({ drafts }) => drafts) && <ModelChoice />}
        {needs === 'account' && <AccountNeeded />}
        {needs === 'login' && (
          <SessionEnded to="to generate the document.">What you typed is kept.</SessionEnded>
        )}
        <div className={`in-reach flex flex-wrap gap-3 ${IN_REACH}`}>
          <SubmitButton pendingLabel="Generating..." className="grow sm:grow-0">
            Generate Document
          </SubmitButton>
          <Button variant="ghost" size="lg" onClick={() => setIsLeaving(true)}>
            Start over
          </Button>
        </div>
      </Form>
      {dialog}
      {isLeaving && (
        <ConfirmDialog
          title="Start over"
          confirmLabel="Clear the form"
          pendingLabel="Clearing"
          keepLabel="Keep my answers"
          onConfirm={async () => startOver()}
          onClose={() => setIsLeaving(false)}
        >
          <p>Your answers are cleared. What you generated stays in your history.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Nothing that was typed is replaced unasked. */
function OtherAnswers({ name, onTake }: { name: string; onTake: () => void }) {
  return (
    <Alert className="mb-6">
      <p className="wrap-anywhere">The form holds other answers than those of “{name}”.</p>
      <p>
        <Button variant="outline" size="sm" onClick={onTake}>
          Replace them with its answers
        </Button>
      </p>
    </Alert>
  );
}

function ModelChoice() {
  return (
    <Field
      name="usesModel"
      type="checkbox"
      label="Let the model word the longer answers"
      hint="The answers in your own words and the name of the template go to the company whose model is set up here. The other answers stay with us."
      optional
    />
  );
}

/** Validation is no part of the first load. */
function loadSchema(fields: DocumentTemplate['requiredFields']) {
  return () =>
    import('@/components/generator/form/form-schema').then(({ formSchemaOf }) => formSchemaOf(fields));
}

/** `Warranty deed, Nov 24, 2026`; drawn in the browser alone, in the reader's own day. */
function nameToday(name: string): string {
  return `${name}, ${new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }).format(new Date())}`;
}
