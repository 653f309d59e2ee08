'use client';

import { useState } from 'react';
import { TableScroll } from '@/components/layout/table-scroll';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import {
  checkCounties,
  type ComplianceReport,
  type CountyStanding,
} from '@/lib/catalogue/rules/county-compliance';
import type { RecordableDocumentType } from '@/lib/catalogue/rules/recordable-document';

const standings: Record<CountyStanding, { label: string; variant: 'success' | 'waiting' | 'destructive' }> = {
  compliant: { label: 'Compliant', variant: 'success' },
  'needs review': { label: 'Needs review', variant: 'waiting' },
  'non-compliant': { label: 'Non-compliant', variant: 'destructive' },
};

type ComplianceCheckProps = { documents: RecordableDocumentType[]; countyCount: number };

export function ComplianceCheck({ documents, countyCount }: ComplianceCheckProps) {
  const [report, setReport] = useState<ComplianceReport | null>(null);

  return (
    <div className="needs-script">
      <Button onClick={() => setReport(checkCounties(documents, countyCount))}>
        Run Full Compliance Check
      </Button>
      <div role="status">{report && <Counts report={report} />}</div>
      {report && <CheckedCounties counties={report.counties} />}
    </div>
  );
}

function Counts({ report: { counts, notInCatalogue } }: { report: ComplianceReport }) {
  const tiles: [label: string, count: number][] = [
    ...Object.entries(standings).map(([standing, { label }]): [string, number] => [
      label,
      counts[standing as CountyStanding],
    ]),
    ['Not in the catalogue yet', notInCatalogue],
  ];

  return (
    <dl className="mt-6 grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border lg:grid-cols-4">
      {tiles.map(([label, count]) => (
        <div key={label} className="flex flex-col-reverse justify-end bg-background p-4 sm:p-5">
          <dt className="text-sm text-muted-foreground">{label}</dt>
          <dd className="font-serif text-3xl font-semibold tabular-nums">{count.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}

function CheckedCounties({ counties }: Pick<ComplianceReport, 'counties'>) {
  return (
    <div className="mt-6 grid min-w-0">
      <TableScroll label="Counties that were checked">
        <table>
          <caption className="sr-only">Counties that were checked</caption>
          <thead>
            <tr>
              <th scope="col">County</th>
              <th scope="col">Result</th>
              <th scope="col">Keywords</th>
              <th scope="col">Missing</th>
            </tr>
          </thead>
          <tbody>
            {counties.map(({ state, county, matched, missing, standing }) => (
              <tr key={`${state} ${county}`}>
                <th scope="row">
                  {county}, {state}
                </th>
                <td>
                  <Badge variant={standings[standing].variant}>{standings[standing].label}</Badge>
                </td>
                <td className="tabular-nums">{`${matched.length} of ${matched.length + missing.length}`}</td>
                <td>{missing.join(', ') || 'None'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  );
}
