'use client';

import { useState } from 'react';
import { FileLink } from '@/components/files/file-link';
import { deleteGenerated } from '@/components/generator/calls';
import { RiskScore } from '@/components/generator/compliance/risk-score';
import { stateLabels } from '@/components/generator/labels';
import { generatedBy, generatedFileUrl } from '@/components/generator/queries';
import { ConfirmDialog } from '@/components/kit/confirm-dialog';
import { RelativeTime } from '@/components/kit/relative-time';
import { useAction } from '@/components/kit/use-action';
import { Button } from '@/components/ui/button';
import type { GeneratedDocument } from '@/lib/generator/schema';

type HistoryRowProps = {
  document: GeneratedDocument;
  userId: string;
  onOpen: () => void;
  onDeleted: () => void;
};

export function HistoryRow({ document, userId, onOpen, onDeleted }: HistoryRowProps) {
  const { id, documentName, templateName, templateVersion, stateCode, createdAt, riskScore } = document;
  const headingId = `generated-${id}`;
  const [isDeleting, setIsDeleting] = useState(false);

  return (
    <li aria-labelledby={headingId} className="grid gap-3 py-4 sm:grid-cols-[1fr_auto] sm:items-start">
      <div className="grid min-w-0 gap-1">
        <h3 id={headingId} className="text-lg leading-6 wrap-anywhere">
          {documentName}
        </h3>
        <p className="text-[0.9375rem] leading-6 text-muted-foreground">
          {templateName}, {stateLabels[stateCode]}, version {templateVersion}.{' '}
          <RelativeTime value={createdAt} />
        </p>
        <RiskScore score={riskScore} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem]">
        <Button variant="outline" size="sm" onClick={onOpen}>
          View<span className="sr-only"> {documentName}</span>
        </Button>
        {(['pdf', 'docx'] as const).map((format) => (
          <FileLink key={format} href={generatedFileUrl(userId, id, format)} className="text-link">
            {format.toUpperCase()}
            <span className="sr-only"> of {documentName}</span>
          </FileLink>
        ))}
        <Button variant="ghost" size="sm" onClick={() => setIsDeleting(true)}>
          Delete<span className="sr-only"> {documentName}</span>
        </Button>
      </div>
      {isDeleting && (
        <DeleteGenerated {...{ document, userId, onDeleted }} onClose={() => setIsDeleting(false)} />
      )}
    </li>
  );
}

type DeleteGeneratedProps = Pick<HistoryRowProps, 'document' | 'userId' | 'onDeleted'> & {
  onClose: () => void;
};

function DeleteGenerated({ document, userId, onDeleted, onClose }: DeleteGeneratedProps) {
  const { id, documentName, documentId } = document;
  const { send, dialog } = useAction(() => deleteGenerated({ userId, id }), {
    says: { title: 'Document deleted', description: documentName },
    onDone: onDeleted,
    refreshes: [generatedBy(userId).queryKey],
  });

  return (
    <ConfirmDialog
      title="Delete this document"
      confirmLabel="Delete the document"
      pendingLabel="Deleting"
      keepLabel="Keep the document"
      isDestructive
      onConfirm={() => send()}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {documentName}: its text and your answers are deleted. You can’t undo this.
      </p>
      {documentId && <p>Its copy in your vault stays.</p>}
      {dialog}
    </ConfirmDialog>
  );
}
