import type { ComponentProps } from 'react';
import { Badge } from '@/components/ui/badge';
import type { SampleAnalysis } from '@/lib/samples/atlas-ai';

const statuses: Record<
  SampleAnalysis['status'],
  { label: string; variant: ComponentProps<typeof Badge>['variant'] }
> = {
  complete: { label: 'Complete', variant: 'success' },
  flagged: { label: 'Flagged', variant: 'destructive' },
  processing: { label: 'Processing', variant: 'info' },
};

/** One made-up analysis, with all that the specification lists of one. */
export function AnalysisCard({ analysis, title }: { analysis: SampleAnalysis; title: string }) {
  const { confidence, fraudRisk, sentiment, keyFindings, status } = analysis;
  const facts: [string, string | null][] = [
    ['Confidence', confidence === null ? null : `${confidence}%`],
    ['Fraud risk', fraudRisk],
    ['Sentiment', sentiment],
  ];
  return (
    <article className="rounded-lg border bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-sans text-base font-medium tracking-normal wrap-anywhere">{title}</h4>
        <Badge variant={statuses[status].variant}>{statuses[status].label}</Badge>
      </div>
      <dl className="mt-3 grid gap-1.5 text-[0.9375rem] leading-6">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="tabular-nums first-letter:uppercase">{value ?? 'Not known yet'}</dd>
          </div>
        ))}
      </dl>
      <ul aria-label="Key findings" className="mt-3 list-disc pl-5 text-[0.9375rem] leading-6 empty:hidden">
        {keyFindings.map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
    </article>
  );
}
