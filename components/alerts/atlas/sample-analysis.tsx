'use client';

import { useState } from 'react';
import { AnalysisCard } from '@/components/alerts/atlas/analysis-card';
import { Field } from '@/components/kit/field';
import { Form } from '@/components/kit/form';
import { SubmitButton } from '@/components/kit/submit-button';
import { useWait } from '@/components/kit/use-wait';
import {
  SAMPLE_ANALYSIS_MS,
  sampleAnalyses,
  sampleResult,
  type SampleAnalysis,
} from '@/lib/samples/atlas-ai';

const loadSchema = () => import('@/lib/samples/forms').then((module) => module.sampleAnalysisSchema);
const options = sampleAnalyses.map(({ id, name }) => ({ value: id, label: name }));

/** The analysis as a visitor may try it out, among made-up documents: nothing is looked at. */
export function SampleAnalysisDesk() {
  const [result, setResult] = useState<SampleAnalysis | null>(null);
  const wait = useWait();

  async function analyze({ id }: { id: string }) {
    setResult(null);
    await wait(SAMPLE_ANALYSIS_MS);
    const found = sampleAnalyses.find((each) => each.id === id);
    setResult(found && found.status !== 'processing' ? found : sampleResult);
  }

  return (
    <div className="grid gap-8">
      <Form
        schema={loadSchema}
        label="Analyze a sample document"
        className="needs-script gap-3"
        action={analyze}
      >
        <Field name="id" type="select" label="Sample document" options={options} />
        <SubmitButton className="justify-self-start" pendingLabel="Analyzing the sample">
          Analyze
        </SubmitButton>
      </Form>
      <div role="status" className="empty:hidden">
        {result && <AnalysisCard analysis={result} title={`Sample result: ${result.name}`} />}
      </div>
      <section aria-labelledby="sample-analyses">
        <h3 id="sample-analyses" className="text-xl">
          Recent analyses
        </h3>
        <ul className="mt-3 grid gap-4 md:grid-cols-2">
          {sampleAnalyses.map((analysis) => (
            <li key={analysis.id}>
              <AnalysisCard analysis={analysis} title={analysis.name} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
