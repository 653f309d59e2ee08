'use client';

import { useEffect, useState } from 'react';
import { sayNotReady } from '@/components/vault/redaction/not-ready';
import { RuleChoice } from '@/components/vault/redaction/rule-choice';
import { SampleCard } from '@/components/vault/redaction/sample-card';
import { saveText } from '@/components/files/save-text';
import { toast } from '@/components/ui/toast';
import {
  completeSample,
  sampleCopyText,
  SAMPLE_REDACTION_MS,
  sampleRedactions,
  type SampleRedaction,
} from '@/lib/samples/redactions';
import { defaultRedactionRules, type RedactionRule } from '@/lib/vault/rules/redaction/choices';

/** The same desk with made-up documents: nothing is sent, the work is a wait of three seconds. */
export function SampleRedactions() {
  const [rules, setRules] = useState<RedactionRule[]>([...defaultRedactionRules]);
  const [samples, setSamples] = useState(sampleRedactions);

  function put(changed: SampleRedaction) {
    setSamples((list) => list.map((sample) => (sample.id === changed.id ? changed : sample)));
  }

  function complete(sample: SampleRedaction) {
    put(completeSample(sample, rules));
    toast({ title: 'Redaction Complete', description: sample.name });
  }

  function whenReady({ status }: SampleRedaction, act: () => void) {
    if (status === 'completed') act();
    else sayNotReady();
  }

  return (
    <div className="grid gap-8">
      <RuleChoice chosen={rules} onChange={setRules} />
      <ul className="grid grid-cols-1 gap-4">
        {samples.map((sample) => (
          <li key={sample.id}>
            {sample.status === 'processing' && <Completion onDone={() => complete(sample)} />}
            <SampleCard
              sample={sample}
              onChange={put}
              whenReady={(act) => whenReady(sample, act)}
              onDownload={() => download(sample)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Stands in for the worker while it is there. */
function Completion({ onDone }: { onDone: () => void }) {
  const [begun] = useState(Date.now);

  useEffect(() => {
    const timer = setTimeout(onDone, Math.max(0, begun + SAMPLE_REDACTION_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [begun, onDone]);

  return null;
}

function download({ name }: SampleRedaction) {
  saveText('sample-redacted-copy.txt', sampleCopyText);
  toast({ title: 'Download Started', description: `A sample instead of ${name}.` });
}
