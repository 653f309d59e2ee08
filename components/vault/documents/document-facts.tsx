import type { ReactNode } from 'react';
import { accessLabels } from '@/components/vault/documents/access-labels';
import type { ShownDocument } from '@/components/vault/documents/document-card';
import { formatBytes } from '@/lib/vault/rules/format-bytes';
import { CopyButton } from '@/components/kit/copy-button';
import { LocalTime } from '@/components/kit/local-time';
import { formatNumber } from '@/lib/values/numbers';

/** Who else reads a document, and when it was last opened, is for its owner. */
export type KnownDocument = Omit<ShownDocument, 'accessLevel' | 'lastAccessed'> &
  Partial<Pick<ShownDocument, 'accessLevel' | 'lastAccessed'>>;

/** Everything that is known about a document. */
export function DocumentFacts({ document }: { document: KnownDocument }) {
  const { name, type, size, category, uploadDate, lastAccessed, accessLevel } = document;
  const rows: [string, ReactNode][] = [
    ['Category', category],
    ['Type', type.toUpperCase()],
    ['Size', sizeOf(size)],
    ['Uploaded', <LocalTime key="uploaded" value={uploadDate} />],
    ...(accessLevel ? accessRows({ accessLevel, lastAccessed }) : []),
    ['Encryption', `${document.encryptionLevel}, under its own key`],
    [
      'Verification',
      document.isVerified
        ? `Entry ${document.logIndex} of the evidence log, verified`
        : `Stored, entry ${document.logIndex}. Its place in the log could not be verified`,
    ],
  ];

  return (
    <dl className="divide-y border-y text-[0.9375rem] leading-6 [&_dt]:text-muted-foreground [&>div]:grid [&>div]:grid-cols-[7rem_minmax(0,1fr)] [&>div]:gap-x-4 [&>div]:py-2">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>Hash (SHA-256)</dt>
        <dd className="grid justify-items-start gap-1.5">
          <code className="font-mono text-sm break-all">{document.blockchainHash}</code>
          <CopyButton value={document.blockchainHash} of={`hash of ${name}`} />
        </dd>
      </div>
    </dl>
  );
}

function accessRows({
  accessLevel,
  lastAccessed,
}: Pick<KnownDocument, 'lastAccessed'> & Pick<ShownDocument, 'accessLevel'>): [string, ReactNode][] {
  return [
    ['Last accessed', lastAccessed ? <LocalTime key="accessed" value={lastAccessed} /> : 'Never'],
    ['Access', accessLabels[accessLevel]],
  ];
}

function sizeOf(bytes: number) {
  const short = formatBytes(bytes);
  return /bytes?$/.test(short) ? short : `${short} (${formatNumber(bytes)} bytes)`;
}
