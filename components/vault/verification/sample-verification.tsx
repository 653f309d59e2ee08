'use client';

import Link from 'next/link';
import { useState, type SubmitEvent } from 'react';
import { QrButton } from '@/components/vault/verification/qr-button';
import { RecordCard } from '@/components/vault/verification/record-card';
import { LongList } from '@/components/vault/long-list';
import { saveText } from '@/components/files/save-text';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { SAMPLE_LOG, sampleRecords, type SampleRecord } from '@/lib/samples/vault';

/** As the specification has it; a real check takes the time that it takes. */
const SIMULATED_MS = 2_000;
const NOT_FOUND = 'Document hash not found on blockchain';

type Result = { record: SampleRecord | null };

/** The verification as a visitor may try it out, among made-up records. */
export function SampleVerification() {
  const [hash, setHash] = useState('');
  const [isVerifying, setVerifying] = useState(false);
  const [result, setResult] = useState<Result | null>(null);

  function verify(event: SubmitEvent) {
    event.preventDefault();
    if (isVerifying || !hash.trim()) return;
    setVerifying(true);
    setResult(null);
    setTimeout(() => {
      const record = findRecord(hash);
      setVerifying(false);
      setResult({ record });
      if (record) toast({ title: 'Verification Successful', description: `${record.documentName} (sample)` });
      else toast({ variant: 'destructive', title: 'Verification Failed', description: NOT_FOUND });
    }, SIMULATED_MS);
  }

  return (
    <div className="grid gap-8">
      <form aria-label="Verify a sample hash" className="grid needs-script gap-3" onSubmit={verify}>
        <div>
          <Label htmlFor="sample-hash">Document hash</Label>
          <p id="sample-hash-hint" className="text-sm text-muted-foreground">
            Copy one from the records below. To check a real one, open{' '}
            <Link href="/verify" prefetch={false} className="text-link">
              Verify a proof
            </Link>
            .
          </p>
          <Input
            id="sample-hash"
            aria-describedby="sample-hash-hint"
            autoComplete="off"
            className="mt-1.5 font-mono"
            maxLength={200}
            value={hash}
            onChange={(event) => setHash(event.target.value)}
          />
        </div>
        <Button
          type="submit"
          size="lg"
          className="justify-self-start"
          disabled={!hash.trim()}
          aria-disabled={isVerifying}
        >
          {isVerifying && <Spinner />}
          <span aria-live="polite">{isVerifying ? 'Verifying the sample' : 'Verify'}</span>
        </Button>
      </form>
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
  toast({ title: 'Download Started', description: `A short text in the place of the certificate.` });
}
