'use client';

import { useCallback } from 'react';
import { redactionUrl } from '@/lib/vault/rules/urls';
import { PdfPages } from '@/components/files/reader/pdf-pages';
import { openPageFile } from '@/components/files/reader/pdf-pages-file';
import type { StepUp } from '@/components/kit/step-up';
import type { Redaction } from '@/lib/vault/schema/redactions';

type PagesPreviewProps = { redaction: Redaction; run: StepUp['run'] };

/** The redacted copy as whoever receives it will see it. */
export function PagesPreview({ redaction, run }: PagesPreviewProps) {
  const url = `${redactionUrl(redaction)}/content?view=1`;
  const open = useCallback(() => run(() => openPageFile(url)), [run, url]);

  return (
    <section aria-label={`Preview of ${redaction.name}`} className="border-t p-4 sm:p-6">
      <PdfPages label={`the redacted copy of ${redaction.name}`} open={open} />
    </section>
  );
}
