'use client';

import Link from 'next/link';
import { useState } from 'react';
import { QrButton } from '@/components/vault/verification/qr-button';
import { RecordCard } from '@/components/vault/verification/record-card';
import { LongList } from '@/components/vault/long-list';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useWait } from '@/components/kit/use-wait';
import { saveText } from '@/components/files/save-text';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { SAMPLE_LOG, sampleRecords, type SampleRecord } from '@/lib/samples/vault';

/** As the specification has it; a real check takes the time that it takes. */
const SIMULATED_MS = 2_000;
const NOT_FOUND = 'Document hash not found on blockchain';

const loadSchema = () => import('zod').then(({ z }) => z.object({ hash: z.string() }));

type Result = { record: SampleRecord | null };

/** The verification as a visitor may try it out, among made-up records. */
export function SampleVerification() {
  const [result, setResult] = useState<Result | null>(null);
  const wait = useWait();

  async function verify({ hash }: { hash: string }) {
    setResult(null);
    await wait(SIMULATED_MS);
    const record = findRecord(hash);
    setResult({ record });
    if (record) toast({ title: 'Verification Successful', description: `${record.documentName} (sample)` });
    else toast({ variant: 'destructive', title: 'Verification Failed', description: NOT_FOUND });
  }

  return (
    <div className="grid gap-8">
      <Form schema={loadSchema} label="Verify a sample hash" className="needs-script gap-3" action={verify}>
        <Field
          name="hash"
          label="Document hash"
          hint={<WhereToFindOne />}
          autoComplete="off"
          maxLength={200}
        />
        <SubmitButton className="justify-self-start" pendingLabel="Verifying the sample" requires={['hash']}>
          Verify
        </SubmitButton>
      </Form>
      <div role="status" className="empty:hidden">
        {result && <ResultCard {...result} />}
      </div>
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

function WhereToFindOne() {
  return (
    <>
      Copy one from the records below. To check a real one, open{' '}
      <Link href="/verify" prefetch={false} className="text-link">
        Verify a proof
      </Link>
      .
    </>
  );
}

function ResultCard({ record }: Result) {
  if (!record) {
    return (
      <Alert variant="destructive">
        <AlertTitle>{NOT_FOUND}</AlertTitle>
        <AlertDescription>No sample record has this hash.</AlertDescription>
      </Alert>
    );
  }
  return (
    <Alert variant="success">
      <AlertTitle>Verified: {record.documentName}</AlertTitle>
      <AlertDescription>
        Sample entry {record.blockchainTxId}. A real check follows the entry to the signature of the log.
      </AlertDescription>
    </Alert>
  );
}

/** A record that failed or waits is as good as none. */
function findRecord(hash: string): SampleRecord | null {
  const wanted = hash.trim().toLowerCase();
  const found = sampleRecords.find(({ documentHash }) => documentHash === wanted);
  return found?.verificationStatus === 'verified' ? found : null;
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
