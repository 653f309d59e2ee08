'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { Preparing } from '@/components/files/preparing';
import { useSaveFile } from '@/components/files/use-save-file';
import { useStoredCopy } from '@/components/generator/preview/use-stored-copy';
import { generatedFileUrl } from '@/components/generator/queries';
import { Alert } from '@/components/ui/alert';
import { Button, buttonVariants } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import type { GeneratedDocument } from '@/lib/generator/schema';

type PreviewActionsProps = {
  document: GeneratedDocument;
  userId: string;
  /** A notary’s certificate is part of it. */
  isNotarized: boolean;
};

/** What can be done with a document: have it on one's own disk, keep it in the vault, have it notarized and recorded. */
export function PreviewActions({ document, userId, isNotarized }: PreviewActionsProps) {
  const router = useRouter();
  const { documentId, store, isStoring, problem, dialog } = useStoredCopy(document, userId);

  const notarize = () => store((stored) => router.push(notarizeHref(stored)));

  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <FileButton document={document} userId={userId} format="pdf" />
        <FileButton document={document} userId={userId} format="docx" />
      </div>
      {documentId ? (
        <p className="text-[0.9375rem]">
          It is in your vault.{' '}
          <Link href={`/documents/${documentId}`} prefetch={false} className="text-link">
            Open the document
          </Link>
        </p>
      ) : (
        <Button variant="outline" aria-disabled={isStoring} onClick={() => store(() => undefined)}>
          {isStoring && <Spinner />}
          <span aria-live="polite">{isStoring ? 'Saving' : 'Save to vault'}</span>
        </Button>
      )}
      {isNotarized && <NotarizeButton documentId={documentId} isStoring={isStoring} onNotarize={notarize} />}
      {document.recordedAs && (
        <Link
          href={preflightHref(document)}
          prefetch={false}
          className={buttonVariants({ variant: 'outline' })}
        >
          Will the county take it?
        </Link>
      )}
      <div role="alert" className="empty:hidden">
        {problem && <Alert variant="destructive">It was not saved to your vault. {problem}</Alert>}
      </div>
      {dialog}
    </div>
  );
}

type NotarizeButtonProps = { documentId: string | null; isStoring: boolean; onNotarize: () => void };

/** A link once it is known where it leads; before that its press puts the document into the vault. */
function NotarizeButton({ documentId, isStoring, onNotarize }: NotarizeButtonProps) {
  if (documentId) {
    return (
      <Link
        href={notarizeHref(documentId)}
        prefetch={false}
        className={buttonVariants({ variant: 'outline' })}
      >
        Have it notarized
      </Link>
    );
  }
  return (
    <Button variant="outline" aria-disabled={isStoring} onClick={onNotarize}>
      Have it notarized
    </Button>
  );
}

type FileButtonProps = Omit<PreviewActionsProps, 'isNotarized'> & { format: 'pdf' | 'docx' };

function FileButton({ document: { id, documentName }, userId, format }: FileButtonProps) {
  const onSaved = () => toast({ title: 'Download Started', description: documentName });
  const { save, isPreparing, dialog } = useSaveFile({ onSaved });

  return (
    <>
      <Button
        variant={format === 'pdf' ? 'default' : 'outline'}
        aria-disabled={isPreparing}
        onClick={() => void save(generatedFileUrl(userId, id, format))}
      >
        <Preparing isPreparing={isPreparing}>Download {format.toUpperCase()}</Preparing>
      </Button>
      {dialog}
    </>
  );
}

/** The request form opens there, with the document attached. */
function notarizeHref(documentId: string): string {
  return `/dashboard/client?${new URLSearchParams({ request: 'new', document: documentId })}`;
}

/** The county is carried over where the document names one. */
function preflightHref({ id, stateCode, recordedAs, formData }: GeneratedDocument): string {
  const asked = new URLSearchParams({ generated: id, state: stateCode, type: recordedAs ?? '' });
  if (formData?.property_county) asked.set('county', formData.property_county);
  return `/recording/preflight?${asked}`;
}
