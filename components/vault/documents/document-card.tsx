import type { ReactNode } from 'react';
import { accessLabels } from '@/components/vault/documents/access-labels';
import { Paper } from '@/components/vault/documents/paper';
import { LocalTime } from '@/components/kit/local-time';
import { Badge } from '@/components/ui/badge';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import type { VaultDocument } from '@/lib/vault/schema/documents';

export type ShownDocument = Omit<VaultDocument, 'accessLevel' | 'problem' | 'hasThumbnail'> & {
  accessLevel: keyof typeof accessLabels;
  problem?: string | null;
  hasThumbnail?: boolean;
};

type DocumentCardProps = { document: ShownDocument; children: ReactNode };

/** A document as it is listed in its drawer, with what one may do with it. A link among that may be as large as the card. */
export function DocumentCard({ document, children }: DocumentCardProps) {
  const { id, name, type, size, uploadDate, category, isVerified, accessLevel, problem } = document;
  const headingId = `document-${id}`;

  return (
    <article
      aria-labelledby={headingId}
      className="relative flex h-full gap-4 rounded-lg border bg-card p-4 transition-colors duration-150 hover:border-input"
    >
      <Paper document={document} />
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-sm text-muted-foreground">
        <h3 id={headingId} tabIndex={-1} className="text-lg wrap-anywhere text-foreground outline-none">
          {name}
        </h3>
        <p className="tabular-nums">
          {category}, {type.toUpperCase()}, {formatBytes(size)}
        </p>
        <p>
          <LocalTime value={uploadDate} isDay />, {accessLabels[accessLevel].toLowerCase()}
        </p>
        <p className="mt-1 flex flex-wrap gap-2">
          {isVerified ? (
            <Badge variant="success">Verified</Badge>
          ) : (
            <Badge variant="waiting">Stored, not verified</Badge>
          )}
          {problem && <Badge variant="destructive">Cannot be read</Badge>}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-3 pt-3">{children}</div>
      </div>
    </article>
  );
}
