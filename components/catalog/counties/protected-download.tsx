'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Alert, AlertTitle } from '@/components/ui/alert';
import { Button, buttonVariants } from '@/components/ui/button';
import { canDownload } from '@/lib/catalog/rules/protected-download';
import type { CountyDocument } from '@/lib/samples/county-documents';

const LABEL = 'Download Protected Document';

/** The blank form of a document that is protected; for another, the alert that says what it takes. */
export function ProtectedDownload({ document }: { document: CountyDocument }) {
  const [isRefused, setRefused] = useState(false);
  const { name, formName } = document;

  if (canDownload(document))
    return (
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <a
          href={`/downloads/${formName}.pdf`}
          download
          className={buttonVariants({ variant: 'outline', className: 'max-w-full shrink' })}
        >
          {LABEL}
          <span className="sr-only">{` ${name} as PDF`}</span>
        </a>
        <a href={`/downloads/${formName}.txt`} download className="py-1 text-[0.9375rem] text-link">
          As plain text<span className="sr-only">{` ${name}`}</span>
        </a>
      </p>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <Button variant="outline" className="needs-script" onClick={() => setRefused(true)}>
        {LABEL}
        <span className="sr-only">{` ${name}`}</span>
      </Button>
      {isRefused && (
        <Alert role="alert" variant="waiting">
          <AlertTitle>This document requires DeedGuard protection for a $99 one-time fee.</AlertTitle>
          <Link href="/deedguard-protection" prefetch={false} className="text-link">
            Protect a property for $99
          </Link>
        </Alert>
      )}
    </div>
  );
}
