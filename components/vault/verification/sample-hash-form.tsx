'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useWait } from '@/components/kit/use-wait';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { toast } from '@/components/ui/toast';
import { sampleRecords, type SampleRecord } from '@/lib/samples/vault';

/** As the specification has it; a real check takes the time that it takes. */
const SIMULATED_MS = 2_000;
const NOT_FOUND = 'Document hash not found on blockchain';

const loadSchema = () => import('@/lib/samples/forms').then((module) => module.sampleHashSchema);

type Result = { record: SampleRecord | null };

/** Looks a hash up among the made-up records. */
export function SampleHashForm() {
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
