'use client';

import { timeLeft } from '@/components/vault/upload/time-left';
import type { Sending } from '@/components/vault/upload/use-uploads';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import { Button } from '@/components/ui/button';

type UploadProgressProps = { sending: Sending; onCancel: () => void };

export function UploadProgress({ sending, onCancel }: UploadProgressProps) {
  const { name, sent, total } = sending;
  const isSent = sent >= total;

  return (
    <section aria-label="Upload" className="grid gap-2 rounded-lg border bg-card p-4">
      <p role="status" className="break-words">
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
          {formatBytes(sent)} of {formatBytes(total)}, {Math.floor((sent / total) * 100)} %{timeLeft(sending)}
        </p>
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
