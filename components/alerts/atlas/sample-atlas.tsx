import Link from 'next/link';
import { AtlasTabs } from '@/components/alerts/atlas/atlas-tabs';
import { SampleAnalysisDesk } from '@/components/alerts/atlas/sample-analysis';
import { SampleAtlasAlerts } from '@/components/alerts/atlas/sample-atlas-alerts';
import { WeekBars } from '@/components/alerts/atlas/week-bars';
import { FigureTiles } from '@/components/shell/figure-tiles';
import { SampleData } from '@/components/session/sample-data';
import { buttonVariants } from '@/components/ui/button';
import { sampleFigures, sampleWeeks } from '@/lib/samples/atlas-ai';

/** What a visitor sees: the six tabs with made-up records, named so. */
export function SampleAtlas() {
  return (
    <SampleData says="No model looks at a document here. With an account you see what rules of ours see in your own.">
      <AtlasTabs
        panels={{
          analysis: <SampleAnalysisDesk />,
          'fraud-detection': <SampleFraudDetection />,
          'realtime-alerts': <SampleAtlasAlerts label="Active sample alerts" isActive />,
          alerts: <SampleAtlasAlerts label="Sample alerts" />,
          insights: <WeekBars weeks={sampleWeeks} />,
          settings: <SampleSettings />,
        }}
      />
    </SampleData>
  );
}

function SampleFraudDetection() {
  return (
    <>
      <FigureTiles figures={sampleFigures} />
      <p className="mt-6">
        <Link href="/deedguard-protection" prefetch={false} className={buttonVariants()}>
          Protect a property
        </Link>
      </p>
    </>
  );
}

const settings: [name: string, value: string][] = [
  ['Alerts by email', 'Critical and high'],
  ['Quiet hours', '22:00 to 07:00'],
  ['Watched further', '2 names, 1 parcel'],
];

function SampleSettings() {
  return (
    <dl className="divide-y border-y text-[0.9375rem] leading-6">
      {settings.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 py-3">
          <dt>{name}</dt>
          <dd className="text-muted-foreground">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
