'use client';

import { useState, type ReactNode } from 'react';
import { useWait } from '@/components/kit/use-wait';
import type { ShownCounty } from '@/components/partners/integrations/counties/county-filter';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { formatMoney } from '@/lib/values/money';
import { SAMPLE_API_MS } from '@/lib/samples/integrations-counties';

type ApiTestProps = {
  county: ShownCounty;
  /** Only an active office can be asked. */
  isOffered: boolean;
  /** The other button of the row. */
  children: ReactNode;
};

/** A made-up call to the office, with its answer in words. */
export function ApiTest({ county, isOffered, children }: ApiTestProps) {
  const [isTesting, setTesting] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const wait = useWait();

  async function test() {
    if (isTesting) return;
    setTesting(true);
    setAnswered(false);
    await wait(SAMPLE_API_MS);
    setTesting(false);
    setAnswered(true);
  }

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {isOffered && (
          <Button className="needs-script" aria-disabled={isTesting} onClick={() => void test()}>
            {isTesting && <Spinner />}
            <span aria-live="polite">{isTesting ? 'Testing API' : 'Test API'}</span>
            <span className="sr-only"> of {county.name} County</span>
          </Button>
        )}
        {children}
      </div>
      <div role="status" className="empty:hidden">
        {isAnswered && <SampleAnswer county={county} />}
      </div>
    </>
  );
}

function SampleAnswer({ county: { name, recordingFeeCents, eRecordingEnabled } }: { county: ShownCounty }) {
  return (
    <Alert variant="success">
      <AlertTitle>Sample answer: the API is reachable</AlertTitle>
      <AlertDescription>
        {name} County answered in 120 ms.{' '}
        {eRecordingEnabled ? 'It takes electronic documents' : 'It takes paper documents only'}, and the fee
        is {formatMoney(recordingFeeCents)}. No office was called.
      </AlertDescription>
    </Alert>
  );
}
