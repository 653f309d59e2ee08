'use client';

import { useState } from 'react';
import { ComplianceResult } from '@/components/catalog/states/compliance-result';
import { saveText } from '@/components/files/save-text';
import { Button } from '@/components/ui/button';
import type { StateCompliance } from '@/lib/catalog/rules/state-compliance';

type Result = { checkedOn: string; states: StateCompliance[] };

/** The catalog of all states comes with the first check; nobody else loads it. */
async function runCheck(): Promise<Result> {
  const [{ notaryLaws }, { checkStates }] = await Promise.all([
    import('@/lib/catalog/content/notary-law'),
    import('@/lib/catalog/rules/state-compliance'),
  ]);
  const today = new Date();
  return { checkedOn: today.toISOString().slice(0, 10), states: checkStates(notaryLaws, today) };
}

async function downloadReport({ checkedOn, states }: Result) {
  const [{ compliancePaper }, { paperText }] = await Promise.all([
    import('@/lib/catalog/content/compliance-report'),
    import('@/lib/paper/paper-text'),
  ]);
  saveText(`state-compliance-${checkedOn}.txt`, paperText(compliancePaper(states, checkedOn)));
}

export function ComplianceCheck() {
  const [result, setResult] = useState<Result | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const check = () => {
    setHasFailed(false);
    runCheck().then(setResult, () => setHasFailed(true));
  };

  return (
    <div className="mt-5">
      <div className="flex flex-wrap gap-3">
        <Button className="needs-script" onClick={check}>
          Run Full Compliance Check
        </Button>
        {result && (
          <Button variant="outline" onClick={() => void downloadReport(result)}>
            Download report
          </Button>
        )}
      </div>
      <p role="status" className="mt-4">
        {hasFailed && 'The catalog could not be loaded. Check your connection and run the check again.'}
        {result && !hasFailed && `Checked all ${result.states.length} states on ${result.checkedOn}.`}
      </p>
      {result && <ComplianceResult states={result.states} />}
    </div>
  );
}
