'use client';

import { useState } from 'react';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useWait } from '@/components/kit/use-wait';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { toast } from '@/components/ui/toast';
import { SAMPLE_CHAIN_MS, type SampleHash } from '@/lib/samples/integrations-blockchain';

const NOT_FOUND = 'Document hash not found on blockchain';
const loadSchema = () => import('@/lib/evidence/schema/requests').then((module) => module.hashSchema);

/** Looks a hash up among the records of the sample; one that is not confirmed is as good as none. */
export function SampleVerify({ records }: { records: SampleHash[] }) {
  const [result, setResult] = useState<{ record?: SampleHash } | null>(null);
  const wait = useWait();

  async function verify({ hash }: { hash: string }) {
    setResult(null);
    await wait(SAMPLE_CHAIN_MS);
    const record = records.find((each) => each.hash === hash && each.status === 'confirmed');
    setResult({ record });
    if (record) toast({ title: 'Verification Successful', description: `${record.documentName} (sample)` });
    else toast({ variant: 'destructive', title: 'Verification Failed', description: NOT_FOUND });
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <Form schema={loadSchema} label="Verify a sample hash" action={verify}>
        <Field
          name="hash"
          label="Document hash"
          hint="Copy one from the recent hashes below."
          autoComplete="off"
          maxLength={200}
        />
        <SubmitButton pendingLabel="Verifying" className="justify-self-start">
          Verify
        </SubmitButton>
      </Form>
      <div role="status" className="empty:hidden">
        {result && (result.record ? <Found {...result.record} /> : <NotFound />)}
      </div>
    </div>
  );
}

function Found({ documentName, network, blockNumber }: SampleHash) {
  return (
    <Alert variant="success">
      <AlertTitle>Verified: {documentName}</AlertTitle>
      <AlertDescription>
        In the sample, block {blockNumber} of {network} has this hash.
      </AlertDescription>
    </Alert>
  );
}

function NotFound() {
  return (
    <Alert variant="destructive">
      <AlertTitle>{NOT_FOUND}</AlertTitle>
      <AlertDescription>No confirmed record of the sample has this hash.</AlertDescription>
    </Alert>
  );
}
