'use client';

import { QrButton } from '@/components/vault/verification/qr-button';
import { RecordCard } from '@/components/vault/verification/record-card';
import { LongList } from '@/components/vault/long-list';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { WhenNear } from '@/components/kit/when-near';
import { saveText } from '@/components/files/save-text';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { SAMPLE_LOG, sampleRecords, type SampleRecord } from '@/lib/samples/vault';

const SampleHashForm = partOnDemand(() =>
  import('@/components/vault/verification/sample-hash-form').then((module) => module.SampleHashForm),
);

/** The verification as a visitor may try it out, among made-up records. Its form comes when the tab is opened. */
export function SampleVerification() {
  return (
    <div className="grid gap-8">
      <WhenNear waiting={<Skeleton className="needs-script h-64" />}>
        <SampleHashForm />
      </WhenNear>
      <section aria-labelledby="sample-records" className="grid gap-5">
        <h3 id="sample-records" className="text-2xl">
          Protected records
        </h3>
        <LongList items={sampleRecords} keyOf={({ id }) => id} className="grid gap-5 md:grid-cols-2">
          {(record) => (
            <RecordCard record={record} network={SAMPLE_LOG}>
              <QrButton name={record.documentName} address={() => addressOf(record)} />
              <Button
                variant="outline"
                size="sm"
                className="needs-script"
                onClick={() => saveCertificate(record)}
              >
                Certificate<span className="sr-only"> of {record.documentName}</span>
              </Button>
            </RecordCard>
          )}
        </LongList>
      </section>
    </div>
  );
}

function addressOf({ documentHash }: SampleRecord) {
  return new URL(`/verify?hash=${documentHash}`, location.origin).href;
}

function saveCertificate({ documentName, documentHash, blockchainTxId }: SampleRecord) {
  saveText(
    `${documentName.replace(/\.\w+$/, '')} certificate (sample).txt`,
    `Sample certificate\n\n${documentName}\nHash: ${documentHash}\nTransaction ID: ${blockchainTxId}\n\nThis is sample data. A real certificate is a PDF with a QR code to the page Verify a proof.\n`,
  );
  toast({ title: 'Download Started', description: `A short text instead of the certificate.` });
}
