'use client';

import { useState } from 'react';
import { generateDocument, type GenerateBody } from '@/components/generator/calls';
import type { Answers } from '@/components/generator/form/form-schema';
import { waitingAnswers } from '@/components/generator/form/waiting-answers';
import { generatedBy, templateUses } from '@/components/generator/queries';
import { detailOf } from '@/components/kit/explain-failure';
import { isSignedOut } from '@/components/kit/session-ended';
import { useAction } from '@/components/kit/use-action';
import { toast } from '@/components/ui/toast';
import type { DocumentTemplate, GeneratedDocument, OpenDocument } from '@/lib/generator/schema';

type Options = {
  template: DocumentTemplate;
  /** the one on the screen, with its verdict */
  document: GeneratedDocument | null;
  userId: string | null;
  onGenerated: (document: OpenDocument) => void;
};

/** Generates a document of what was typed. Somebody without an account, or whose session ended, finds it again afterward. */
export function useGenerate({ template, document, userId, onGenerated }: Options) {
  const [needs, setNeeds] = useState<'account' | 'login' | null>(null);
  const { send, dialog } = useAction(generateDocument, {
    says: ({ documentName }) => ({ title: 'Document Generated', description: documentName }),
    onDone: onGenerated,
    onFailed: sayFailed,
    refreshes: [templateUses().queryKey, ...(userId ? [generatedBy(userId).queryKey] : [])],
  });

  /** The answers stay in the form: what is wrong with the document is mended there. */
  async function submit(answers: Answers): Promise<'kept'> {
    setNeeds(null);
    if (!userId) return leaveFor('account', answers);
    try {
      await send(bodyOf(answers, { template, document, userId }));
    } catch (error) {
      if (!isSignedOut(error)) throw error;
      return leaveFor('login', answers);
    }
    return 'kept';
  }

  function leaveFor(what: 'account' | 'login', { documentName, formData }: Answers) {
    waitingAnswers.keep({ ...formData, documentName }, template.id);
    setNeeds(what);
    return 'kept' as const;
  }

  return { needs, submit, dialog };
}

function bodyOf(
  { documentName, usesModel, formData }: Answers,
  { template, document, userId }: Pick<Options, 'template' | 'document' | 'userId'>,
): GenerateBody {
  return {
    templateId: template.id,
    documentName,
    formData,
    stateCode: template.stateCode,
    usesModel,
    userId,
    aiMetadata: { model: null, templateVersion: template.version },
    complianceCheck: document?.templateId === template.id ? document.complianceCheck : null,
  };
}

function sayFailed(error: unknown) {
  toast({
    variant: 'destructive',
    title: 'Generation Failed',
    description: detailOf(error, 'Failed to generate document'),
  });
}
