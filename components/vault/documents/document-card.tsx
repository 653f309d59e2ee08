import type { ReactNode } from 'react';
import { accessLabels } from '@/components/vault/documents/access-labels';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import { CopyButton } from '@/components/kit/copy-button';
import { LocalTime } from '@/components/kit/local-time';
import { Badge } from '@/components/ui/badge';
import { shortenHash } from '@/lib/evidence/rules/record-view';
import type { VaultDocument } from '@/lib/vault/schema/documents';

export type ShownDocument = Omit<VaultDocument, 'accessLevel' | 'problem'> & {
  accessLevel: keyof typeof accessLabels;
  problem?: string | null;
};

type DocumentCardProps = { document: ShownDocument; children: ReactNode };

/** A document as it is listed in its drawer, with what one may do with it. */
export function DocumentCard({ document, children }: DocumentCardProps) {
  const { id, name, type, size, uploadDate, category, isVerified, accessLevel, lastAccessed } = document;
  const headingId = `document-${id}`;

  return (
    <article aria-labelledby={headingId} className="flex h-full flex-col rounded-lg border bg-card p-5">
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{category}</Badge>
        {isVerified ? (
          <Badge variant="success">Verified</Badge>
        ) : (
          <Badge variant="waiting">Stored, not verified</Badge>
        )}
        {document.problem && <Badge variant="destructive">Cannot be read</Badge>}
      </p>
      <h3 id={headingId} tabIndex={-1} className="mt-3 text-xl break-words outline-none">
        {name}
      </h3>
      <p className="mt-1 text-[0.9375rem] leading-6 text-muted-foreground tabular-nums">
        {type.toUpperCase()}, {formatBytes(size)}
      </p>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[0.9375rem] leading-6 [&_dt]:text-muted-foreground">
        <dt>Uploaded</dt>
        <dd>
          <LocalTime value={uploadDate} />
        </dd>
        <dt>Last accessed</dt>
        <dd>{lastAccessed ? <LocalTime value={lastAccessed} /> : 'Never'}</dd>
        <dt>Access</dt>
        <dd>{accessLabels[accessLevel]}</dd>
        <dt>Hash</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <code className="font-mono text-sm" title={document.blockchainHash}>
            {shortenHash(document.blockchainHash)}
          </code>
          <CopyButton value={document.blockchainHash} of={`hash of ${name}`} />
        </dd>
      </dl>
      {document.problem && <p className="mt-4 text-[0.9375rem] leading-6">{document.problem}</p>}
      <div className="mt-auto flex flex-wrap items-center gap-3 pt-5">{children}</div>
    </article>
  );
}
