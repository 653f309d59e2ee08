import Link from 'next/link';
import type { ReactNode } from 'react';
import { CaseChecklist } from '@/components/recovery/case-checklist';
import { PackCard } from '@/components/recovery/pack-card';
import { LocalTime } from '@/components/kit/local-time';
import { PageHeader } from '@/components/shell/page-header';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { sayUntold, US } from '@/lib/fraud/rules/county';
import type { FraudCase } from '@/lib/fraud/schema';
import type { PackDocument, StateLaw, Step } from '@/lib/recovery/schema';

type CasePageProps = {
  fraudCase: FraudCase;
  /** from which those of the pack are chosen; null for an admin, who gets none */
  documents: PackDocument[] | null;
  steps: Step[];
  law: StateLaw;
};

/** One fraud case: what was reported, who was told, and what to do now. */
export function CasePage({ fraudCase, documents, steps, law }: CasePageProps) {
  const { number, closedAt, closingNote } = fraudCase;
  return (
    <>
      <PageHeader title={`Fraud case ${number}`} />
      {closedAt && (
        <Alert className="mb-6">
          <AlertTitle>
            Closed <LocalTime value={closedAt} />
          </AlertTitle>
          <AlertDescription className="whitespace-pre-line">{closingNote}</AlertDescription>
        </Alert>
      )}
      <div className="grid gap-10">
        <section aria-labelledby="report">
          <h2 id="report">What was reported</h2>
          <Facts fraudCase={fraudCase} />
        </section>
        {documents && <PackCard caseId={number} documents={documents} />}
        <CaseChecklist steps={steps} law={law} />
      </div>
    </>
  );
}

function Facts({ fraudCase }: { fraudCase: FraudCase }) {
  const { summary, details, propertyAddress, county, state, severity, createdAt, closedAt } = fraudCase;
  return (
    <dl className="mt-3 divide-y">
      <Row label="Status">
        <Badge variant={closedAt ? 'outline' : 'waiting'}>{closedAt ? 'Closed' : 'Open'}</Badge>
      </Row>
      <Row label="What happened">
        {summary}
        {details && <span className="mt-1 block whitespace-pre-line text-muted-foreground">{details}</span>}
      </Row>
      <Row label="Property">
        {propertyAddress}, {county}, {state}
      </Row>
      <Row label="Urgency">{severity.charAt(0) + severity.slice(1).toLowerCase()}</Row>
      <Row label="Reported">
        <LocalTime value={createdAt} /> by {fraudCase.reporterName}, {fraudCase.reporterEmail}
      </Row>
      <Row label="Who was told">
        <Told fraudCase={fraudCase} />
      </Row>
      {fraudCase.alertId && (
        <Row label="Alert">
          <Link href={`/alerts/${fraudCase.alertId}`} prefetch={false} className="text-link">
            See the alert
          </Link>
        </Row>
      )}
    </dl>
  );
}

function Told({ fraudCase: { countyName, countyUntold, transport } }: { fraudCase: FraudCase }) {
  return (
    <>
      {[US, countyName].filter(Boolean).join(', ')}
      <span className="block text-sm text-muted-foreground">
        {transport === null && 'The emails are on their way.'}
        {transport === 'smtp' && 'The emails have gone out.'}
        {transport === 'preview' && 'This server sends no email: the report is kept here, and read here.'}
        {countyUntold && ` The county was not told. ${sayUntold(countyUntold)}`}
      </span>
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
