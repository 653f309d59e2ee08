'use client';

import { useRouter } from 'next/navigation';
import { useSaveFile } from '@/components/files/use-save-file';
import { LocalTime } from '@/components/kit/local-time';
import { useAction } from '@/components/kit/use-action';
import { exportData, exportUrl } from '@/components/personal-data/calls';
import { PasswordForm } from '@/components/personal-data/password-form';
import { PageRefresh } from '@/components/session/page-refresh';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { EXPORT_HOURS } from '@/lib/personal-data/rules/size';
import type { DataExport } from '@/lib/personal-data/schema';
import { formatBytes } from '@/lib/vault/rules/format-bytes';

/** Everything in the account as one file, at once, or when a job has made it. */
export function ExportPanel({ latest }: { latest: DataExport | null }) {
  const router = useRouter();
  const { send, dialog } = useAction(exportData, {
    says: (asked) =>
      asked
        ? { title: 'Your data is being put together', description: 'We email you when it is ready.' }
        : { title: 'Your data was downloaded' },
    onDone: (asked) => {
      if (asked) router.refresh();
    },
  });

  return (
    <section aria-labelledby="export">
      <h2 id="export" className="text-2xl">
        Download everything
      </h2>
      <p className="mt-3">
        One ZIP with your account, sessions, locks with their proofs, documents, requests, messages, invoices,
        payments, plan, notices and what was done with them. A text in it explains every file. Unlock codes
        are not in it.
      </p>
      <div className="mt-5 empty:hidden" aria-live="polite">
        {latest && <Latest latest={latest} />}
      </div>
      {latest?.status !== 'making' && (
        <PasswordForm
          label={latest?.status === 'ready' ? 'Put it together again' : 'Download everything'}
          pendingLabel="Putting it together"
          onSend={send}
        />
      )}
      {dialog}
      <PageRefresh on="export" />
    </section>
  );
}

function Latest({ latest: { id, status, size, until } }: { latest: DataExport }) {
  if (status === 'making') {
    return (
      <Alert variant="waiting">
        <AlertTitle>Your data is being put together</AlertTitle>
        <AlertDescription>
          It is large, so this takes some minutes. We email you when it is ready; you can leave this page.
        </AlertDescription>
      </Alert>
    );
  }
  if (status === 'failed') {
    return (
      <Alert variant="destructive">
        <AlertTitle>Your data could not be put together</AlertTitle>
        <AlertDescription>Nothing was changed. Please ask for it again.</AlertDescription>
      </Alert>
    );
  }
  return (
    <Alert variant="success">
      <AlertTitle>Your data is ready</AlertTitle>
      <AlertDescription>
        <p>
          {size !== null && `${formatBytes(size)}. `}It can be downloaded for {EXPORT_HOURS} hours
          {until && (
            <>
              , until <LocalTime value={until} />
            </>
          )}
          . Then it is deleted.
        </p>
        <SaveButton id={id} />
      </AlertDescription>
    </Alert>
  );
}

function SaveButton({ id }: { id: string }) {
  const { save, isPreparing, dialog } = useSaveFile();
  return (
    <>
      <Button
        className="mt-3 max-sm:min-h-11"
        aria-disabled={isPreparing}
        onClick={() => void save(exportUrl(id))}
      >
        {isPreparing && <Spinner />}
        <span aria-live="polite">{isPreparing ? 'Downloading' : 'Download the ZIP'}</span>
      </Button>
      {dialog}
    </>
  );
}
