'use client';

import { useCallback } from 'react';
import { urlOf } from '@/components/vault/redaction/redaction-calls';
import { PdfPages } from '@/components/vault/reader/pdf-pages';
import { openPageFile } from '@/components/vault/reader/pdf-pages-file';
import type { StepUp } from '@/components/kit/step-up';
import type { Redaction } from '@/lib/vault/schema/redactions';

type PagesPreviewProps = { redaction: Redaction; run: StepUp['run'] };

/** The redacted copy as whoever receives it will see it. */
export function PagesPreview({ redaction, run }: PagesPreviewProps) {
  const url = `${urlOf(redaction)}/content`;
  const open = useCallback(() => run(() => openPageFile(url)), [run, url]);

  return (
    <section aria-label={`Preview of ${redaction.name}`} className="border-t p-4 sm:p-6">
      <PdfPages label={`the redacted copy of ${redaction.name}`} open={open} />
    </section>
  );
}
