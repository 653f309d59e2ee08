'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailure } from '@/components/vault/load-failure';
import { LongList } from '@/components/vault/long-list';
import { REDACTIONS_URL } from '@/components/vault/redaction/redaction-calls';
import { RedactionCard } from '@/components/vault/redaction/redaction-card';
import { StartRedaction } from '@/components/vault/redaction/start-redaction';
import { accountClient } from '@/components/kit/account-client';
import { QueryProvider } from '@/components/kit/query-provider';
import { Skeleton } from '@/components/ui/skeleton';
import type { Redaction } from '@/lib/vault/schema/redactions';

export function OwnRedactions() {
  return (
    <QueryProvider client={accountClient()}>
      <Desk />
    </QueryProvider>
  );
}

function Desk() {
  const [openId, setOpenId] = useState<string | null>(null);

  function follow({ id }: Redaction) {
    setOpenId(id);
    requestAnimationFrame(() => document.getElementById(`redaction-${id}`)?.focus());
  }

  return (
    <div className="grid gap-10">
      <StartRedaction onStarted={follow} />
      <section aria-labelledby="your-redactions" className="min-w-0">
        <h3 id="your-redactions" tabIndex={-1} className="text-xl outline-none sm:text-2xl">
          Redacted copies
        </h3>
        <List openId={openId} onOpen={setOpenId} />
      </section>
    </div>
  );
}

type ListProps = { openId: string | null; onOpen: (id: string | null) => void };

function List({ openId, onOpen }: ListProps) {
  const { data, error, isFetching, refetch } = useQuery<Redaction[]>({ queryKey: [REDACTIONS_URL] });

  if (error && !data) {
    return (
      <div className="mt-4">
        <LoadFailure
          title="Your redacted copies could not be loaded"
          tab="redaction"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!data) {
    return (
      <div role="status" className="mt-4">
        <span className="sr-only">Loading your redacted copies</span>
        <Skeleton className="h-32" />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <p className="mt-3 text-muted-foreground">
        A redacted copy stands here from the moment that you start it: to review, to download, to share by a
        link that ends.
      </p>
    );
  }
  return (
    <div className="mt-4">
      <LongList items={data} keyOf={({ id }) => id} className="grid grid-cols-1 gap-4">
        {(redaction) => (
          <RedactionCard
            redaction={redaction}
            isOpen={openId === redaction.id}
            onOpenChange={(isOpen) => onOpen(isOpen ? redaction.id : null)}
          />
        )}
      </LongList>
    </div>
  );
}
