import type { ReactNode } from 'react';
import { LocalTime } from '@/components/kit/local-time';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { sayLockEnd } from '@/lib/deeds/rules/lock-ends';
import { shortenHash } from '@/lib/evidence/rules/record-view';
import type { ProtectedRecord } from '@/lib/vault/schema/documents';

type ShownRecord = Omit<
  ProtectedRecord,
  'verificationStatus' | 'accessLevel' | 'certificateUrl' | 'proofUrl' | 'qrCodeData' | 'lock'
> & { verificationStatus: keyof typeof statuses; lock?: ProtectedRecord['lock'] };

const kinds = { document: 'Document', redaction: 'Redacted copy', deed_lock: 'Deed lock' };
const statuses = {
  verified: { label: 'Verified', variant: 'success' },
  pending: { label: 'Pending', variant: 'waiting' },
  failed: { label: 'Failed', variant: 'destructive' },
} as const;

const lockStates = {
  due: { label: 'Payment due', variant: 'waiting' },
  locked: { label: 'Locked', variant: 'success' },
  ended: { label: 'Ended', variant: 'outline' },
} as const;

type RecordCardProps = {
  record: ShownRecord;
  /** The origin of the log, while it is known. */
  network?: string;
  /** QR code and certificate. */
  children: ReactNode;
};

/** An entry of the log that is about something of one's own. */
export function RecordCard({ record, network, children }: RecordCardProps) {
  const { id, kind, documentName, documentHash, blockchainTxId, timestamp } = record;
  const headingId = `record-${id}`;
  const { lock } = record;

  return (
    <article aria-labelledby={headingId} className="flex h-full flex-col rounded-lg border bg-card p-5">
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{kinds[kind]}</Badge>
        {lock && <Badge variant={lockStates[lock.state].variant}>{lockStates[lock.state].label}</Badge>}
        <EntryBadge record={record} />
      </p>
      <h3 id={headingId} tabIndex={-1} className="mt-3 text-xl wrap-anywhere outline-none">
        {documentName}
      </h3>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-[0.9375rem] leading-6 [&_dt]:text-muted-foreground">
        {record.propertyAddress && <Row name="Property">{record.propertyAddress}</Row>}
        {record.ownerName && <Row name="Owner">{record.ownerName}</Row>}
        <Row name="Entered">
          <LocalTime value={timestamp} />
        </Row>
        {lock?.state === 'ended' && (
          <Row name="Until">
            <LocalTime value={lock.at} />. {sayLockEnd(lock.reason, lock.isDemo)}.
          </Row>
        )}
        <Row name="Transaction ID">
          <span className="font-mono text-sm">{blockchainTxId}</span>
        </Row>
        <Row name="Network">{network ?? '…'}</Row>
        <Row name="Hash">
          <code className="font-mono text-sm" title={documentHash}>
            {shortenHash(documentHash)}
          </code>
        </Row>
        {record.expiringLinkExpiry && (
          <Row name="Last link ends">
            <LocalTime value={record.expiringLinkExpiry} />
          </Row>
        )}
      </dl>
      <div className="mt-auto flex flex-wrap items-center gap-2 pt-5">
        <Copy value={documentHash} label="Copy hash" of={documentName} />
        <Copy value={blockchainTxId} label="Copy transaction ID" of={documentName} />
        {children}
      </div>
    </article>
  );
}

/** A lock that is over is not shown as verified: its entries are in the log, and it is not in force. */
function EntryBadge({ record: { lock, verificationStatus } }: { record: ShownRecord }) {
  if (lock?.state === 'ended' && verificationStatus === 'verified') return null;
  const { label, variant } = statuses[verificationStatus];
  return <Badge variant={variant}>{label}</Badge>;
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

function Copy({ value, label, of }: { value: string; label: string; of: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast({ title: 'Copied to Clipboard', description: shortenHash(value) });
    } catch {
      toast({
        variant: 'destructive',
        title: 'The browser did not allow copying',
        description: `Copy it by hand: ${value}`,
        durationMs: 20_000,
      });
    }
  }

  return (
    <Button variant="outline" size="sm" className="needs-script" onClick={() => void copy()}>
      {label}
      <span className="sr-only"> of {of}</span>
    </Button>
  );
}
