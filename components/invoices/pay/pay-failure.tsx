'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { Button } from '@/components/ui/button';

type PayFailureProps = { digest?: string; onRetry: () => void };

export function PayFailure({ digest, onRetry }: PayFailureProps) {
  const router = useRouter();

  /** What failed is read again on the server, and only then shown in place of this. */
  function retry() {
    startTransition(() => {
      router.refresh();
      onRetry();
    });
  }

  return (
    <div className="page py-20 sm:py-32">
      <h1 className="text-4xl tracking-[-0.018em] sm:text-5xl">Failed to load invoice</h1>
      <p className="mt-5 measure text-lg text-muted-foreground">
        Something failed on our side. The invoice and all its payments are kept, and this charged you nothing.
        Please try again in a moment.
      </p>
      {digest && (
        <p className="mt-6 text-sm">
          Reference <code className="rounded-sm border bg-card px-1.5 py-0.5 font-mono">{digest}</code>
        </p>
      )}
      <Button size="lg" className="mt-8" onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
