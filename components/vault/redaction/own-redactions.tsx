'use client';

import { useState } from 'react';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { LongList } from '@/components/vault/long-list';
import { redactions } from '@/components/vault/queries';
import { RedactionCard } from '@/components/vault/redaction/redaction-card';
import { StartRedaction } from '@/components/vault/redaction/start-redaction';
import { Skeleton } from '@/components/ui/skeleton';
import type { Redaction } from '@/lib/vault/schema/redactions';

export function OwnRedactions() {
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
  const query = useRead(redactions());
  const { data, error } = query;

  if (error && !data) {
    return (
      <LoadFailure
        query={query}
        title="Your redacted copies could not be loaded"
        keeps="What you stored is kept."
        back="/document-vault#redaction"
        className="mt-4"
      />
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
        A redacted copy appears here as soon as you start it: to review, to download, to share by a link that
        ends.
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
