'use client';

import { timeLeft } from '@/components/kit/time-left';
import type { Sent } from '@/components/files/send-file';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import { Button } from '@/components/ui/button';

/** A file on its way. */
export type Sending = Sent & { name: string; elapsedMs: number };

type UploadProgressProps = { sending: Sending; onCancel: () => void };

export function UploadProgress({ sending, onCancel }: UploadProgressProps) {
  const { name, sent, total } = sending;
  const isSent = sent >= total;

  return (
    <section aria-label="Upload" className="grid gap-2 rounded-lg border bg-card p-4">
      <p role="status" className="wrap-anywhere">
        {isSent ? `Checking and encrypting ${name}` : `Sending ${name}`}
      </p>
      <progress
        aria-label={`Progress of ${name}`}
        className="h-2 w-full accent-primary"
        max={total}
        value={isSent ? undefined : sent}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted-foreground tabular-nums">
          {formatBytes(sent)} of {formatBytes(total)}, {Math.floor((sent / total) * 100)}%{timeLeft(sending)}
        </p>
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
