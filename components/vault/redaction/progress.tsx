'use client';

import { useRead } from '@/components/kit/use-read';
import { progressOf } from '@/components/vault/redaction/queries';
import { Spinner } from '@/components/ui/spinner';
import type { Redaction } from '@/lib/vault/schema/redactions';

/** What the worker does with a redaction right now. */
export function Progress({ redaction }: { redaction: Redaction }) {
  const { isError } = useRead(progressOf(redaction));
  const { pagesDone, pagesTotal } = redaction.progress;

  return (
    <div className="grid gap-2 border-t px-4 py-4 sm:px-6">
      <p className="flex items-center gap-2.5 text-[0.9375rem]">
        <Spinner />
        {textOf(redaction)}
      </p>
      <progress
        aria-label={redaction.step === 'finding' ? 'Pages read' : 'Pages covered'}
        className="h-1.5 w-full accent-primary"
        max={pagesTotal ?? 1}
        value={pagesTotal === null ? undefined : pagesDone}
      />
      {isError && (
        <p className="text-sm text-muted-foreground">
          The server cannot be reached right now. The work continues there, and this page keeps checking.
        </p>
      )}
    </div>
  );
}

function textOf({ step, progress: { pagesDone, pagesTotal } }: Redaction): string {
  const doing = step === 'finding' ? 'Looking for what to cover' : 'Covering';
  if (pagesTotal === null) return `${doing}.`;
  return `${doing}: ${pagesDone} of ${pagesTotal} ${pagesTotal === 1 ? 'page' : 'pages'} done.`;
}
