'use client';

import { announceInspection } from '@/components/evidence/announce-inspection';
import { logKey } from '@/components/evidence/queries';
import { VerifyDesk } from '@/components/evidence/verify-desk';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { records } from '@/components/vault/queries';
import { QrButton } from '@/components/vault/verification/qr-button';
import { RecordCard } from '@/components/vault/verification/record-card';
import { LongList } from '@/components/vault/long-list';
import { FileLink } from '@/components/files/file-link';
import { buttonVariants } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { ProtectedRecord } from '@/lib/vault/schema/documents';

export function OwnVerification() {
  return (
    <div className="grid gap-10">
      <VerifyDesk onResult={announceInspection} />
      <OwnRecords />
    </div>
  );
}

/** Documents, redacted copies and locks of the account, as the log has them. */
function OwnRecords() {
  const query = useRead(records());
  const { data, isPending } = query;

  return (
    <section aria-labelledby="protected-records" className="grid gap-5">
      <h3 id="protected-records" className="text-2xl">
        Protected records
      </h3>
      {isPending && <ListSkeleton />}
      {!data && (
        <LoadFailure
          query={query}
          title="Your records could not be loaded"
          keeps="What you stored is kept."
          back="/document-vault#verification"
        />
      )}
      {data?.length === 0 && <Empty />}
      {data && data.length > 0 && <Records listed={data} />}
    </section>
  );
}

function Records({ listed }: { listed: ProtectedRecord[] }) {
  // `example.com+a1b2c3d4+…`: the name of the key is the origin of the log.
  const { data: key } = useRead(logKey());
  const network = key?.split('+')[0];

  return (
    <div>
      <LongList items={listed} keyOf={({ id }) => id} className="grid gap-5 md:grid-cols-2">
        {(record) => (
          <RecordCard record={record} network={network}>
            <QrButton name={record.documentName} address={() => record.qrCodeData} />
            {papersOf(record).map(({ label, href }) => (
              <FileLink
                key={label}
                href={href}
                className={buttonVariants({ variant: 'outline', size: 'sm' })}
              >
                {label}
                <span className="sr-only"> of {record.documentName}</span>
              </FileLink>
            ))}
          </RecordCard>
        )}
      </LongList>
    </div>
  );
}

/** Of a lock the proof is the only paper. */
function papersOf({ kind, certificateUrl, proofUrl }: ProtectedRecord) {
  const proof = { label: 'Proof', href: proofUrl };
  return kind === 'deed_lock' ? [proof] : [{ label: 'Certificate', href: certificateUrl }, proof];
}

function Empty() {
  return (
    <div className="grid justify-items-start gap-4 rounded-lg border bg-card p-5 sm:p-7">
      <p className="measure text-muted-foreground">
        Documents that you store, copies that you redact and deeds that you lock are listed here, each with
        its entry in the evidence log.
      </p>
      <a href="#upload" className={buttonVariants()}>
        Upload a document
      </a>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status" className="grid gap-5 md:grid-cols-2">
      <span className="sr-only">Loading your records</span>
      <Skeleton className="h-72" />
      <Skeleton className="h-72 max-md:hidden" />
    </div>
  );
}
