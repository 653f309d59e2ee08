import Link from 'next/link';
import type { ReactNode } from 'react';
import { CopyValue } from '@/components/evidence/copy-value';
import { CopyButton } from '@/components/kit/copy-button';
import { LocalTime } from '@/components/kit/local-time';
import { Badge } from '@/components/ui/badge';
import { shortenHash } from '@/lib/evidence/rules/record-view';
import { verificationPath } from '@/lib/partners/rules/document-hash';
import type { DocumentHashView } from '@/lib/partners/schema/document-hashes';

const statuses = {
  confirmed: { label: 'Confirmed', variant: 'success' },
  pending: { label: 'Pending', variant: 'waiting' },
  failed: { label: 'Failed', variant: 'destructive' },
} as const;

type HashCardProps = {
  record: Omit<DocumentHashView, 'status'> & { status: keyof typeof statuses; gasUsed?: number };
  /** The proof. */
  children: ReactNode;
};

export function HashCard({ record, children }: HashCardProps) {
  const { documentName, hash, metadata, network, blockNumber, timestamp, gasUsed } = record;
  const { label, variant } = statuses[record.status];
  const path = verificationPath({ hash, network, block: blockNumber });

  return (
    <article aria-label={documentName} className="flex h-full flex-col rounded-lg border bg-card p-5">
      <p>
        <Badge variant={variant}>{label}</Badge>
      </p>
      <h5
        tabIndex={-1}
        className="mt-3 font-serif text-xl leading-tight font-semibold wrap-anywhere outline-none"
      >
        {documentName}
      </h5>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-[0.9375rem] leading-6 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-muted-foreground">
        <dt>Network</dt>
        <dd>{network}</dd>
        <dt>Block</dt>
        <dd className="tabular-nums">{blockNumber}</dd>
        <dt>Entered</dt>
        <dd>
          <LocalTime value={timestamp} />
        </dd>
        {gasUsed !== undefined && (
          <>
            <dt>Gas used</dt>
            <dd className="tabular-nums">{gasUsed}</dd>
          </>
        )}
        <dt>Hash</dt>
        <dd>
          <CopyValue label={`hash of ${documentName}`} value={hash} shown={shortenHash(hash)} />
        </dd>
        {metadata && (
          <>
            <dt>Metadata</dt>
            <dd className="whitespace-pre-line">{metadata}</dd>
          </>
        )}
      </dl>
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-5">
        {children}
        <span className="flex flex-wrap items-center gap-2">
          <Link href={path} prefetch={false} className="py-1 text-[0.9375rem] text-link">
            Verification link<span className="sr-only"> of {documentName}</span>
          </Link>
          <CopyButton
            value={() => Promise.resolve(new URL(path, location.origin).href)}
            of={`verification link of ${documentName}`}
          />
        </span>
      </div>
    </article>
  );
}
