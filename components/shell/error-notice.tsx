'use client';

import { Button } from '@/components/ui/button';

type ErrorNoticeProps = { digest?: string; onRetry: () => void };

/** A plain form and no client router for the way home: it must work when the rest of the page does not. */
export function ErrorNotice({ digest, onRetry }: ErrorNoticeProps) {
  return (
    <div className="page py-20 sm:py-32">
      <h1 className="text-4xl tracking-[-0.018em] sm:text-5xl">This page could not be shown</h1>
      <div className="mt-5 grid measure gap-3 text-lg text-muted-foreground">
        <p>
          Something failed on our side. Everything that was confirmed to you before is kept: this does not
          affect locks, payments or documents.
        </p>
        <p>Try again in a moment. If it happens a second time, write to us with the reference below.</p>
      </div>
      {digest && (
        <p className="mt-6 text-sm">
          Reference <code className="rounded-sm border bg-card px-1.5 py-0.5 font-mono">{digest}</code>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <Button size="lg" onClick={onRetry}>
          Try again
        </Button>
        <form action="/">
          <Button type="submit" variant="outline" size="lg">
            Back to Home
          </Button>
        </form>
      </div>
    </div>
  );
}
