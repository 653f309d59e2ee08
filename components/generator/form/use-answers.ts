'use client';

import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { DraftStore } from '@/components/kit/draft-store';
import type { FormDraft } from '@/components/kit/form-drafts';
import { typeDraft } from '@/components/kit/use-form-draft';
import type { GeneratedDocument, OpenDocument } from '@/lib/generator/schema';

type Options = {
  /** the one on the screen */
  document: GeneratedDocument | null;
  templateId: string;
  /** around the form */
  frame: RefObject<HTMLElement | null>;
  draft: DraftStore<FormDraft>;
};

/**
 * A form that nobody has filled in gets the answers of the document that is looked at. Over other answers they are typed
 * when somebody asks for it: `others` says whether that is offered.
 */
export function useAnswers({ document, templateId, frame, draft }: Options) {
  const shown = document?.templateId === templateId && document.formData !== null ? document : null;
  const others = useMemo(() => shown !== null && holdsOthers(draft.find(), shown), [draft, shown]);

  /** which document was looked at last: a form that was cleared stays so */
  const known = useRef<string | null>(null);

  useEffect(() => {
    if (!shown || known.current === shown.id) return;
    known.current = shown.id;
    const form = !isFilled(draft.find()) && frame.current?.querySelector('form');
    if (form) typeDraft(form, answersOf(shown));
  }, [draft, frame, shown]);

  return { shown, others, take: () => shown && draft.keep(answersOf(shown)) };
}

function answersOf({ documentName, formData }: OpenDocument): FormDraft {
  return { ...formData, documentName };
}

function isFilled(typed: FormDraft | null): typed is FormDraft {
  return (
    typed !== null && Object.entries(typed).some(([name, text]) => name !== 'documentName' && text !== '')
  );
}

/** The server keeps a text without spaces that nobody sees. */
function holdsOthers(typed: FormDraft | null, { formData }: OpenDocument): boolean {
  if (!isFilled(typed)) return false;
  const plain = (text = '') => text.replace(/\s+/g, ' ').trim();
  return Object.entries(formData).some(([name, text]) => plain(typed[name]) !== plain(text));
}
