'use client';

import { useState } from 'react';
import { StandingBadge, standingTiles } from '@/components/catalog/compliance-standing';
import { CountTiles } from '@/components/catalog/count-tiles';
import { TableScroll } from '@/components/kit/table-scroll';
import { Button } from '@/components/ui/button';
import { checkCounties, type ComplianceReport } from '@/lib/catalog/rules/county-compliance';
import type { RecordableDocumentType } from '@/lib/catalog/rules/recordable-document';

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

function Counts({ report: { counts, notInCatalog } }: { report: ComplianceReport }) {
  const missing = { key: 'missing', count: notInCatalog, label: 'Not in the catalog yet' };
  const tiles = [...standingTiles(counts), missing];

  return <CountTiles tiles={tiles} className="mt-6 grid-cols-2 lg:grid-cols-4" />;
}

function CheckedCounties({ counties }: Pick<ComplianceReport, 'counties'>) {
  return (
    <div className="mt-6 grid min-w-0">
      <TableScroll label="Counties checked">
        <table>
          <caption className="sr-only">Counties checked</caption>
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
                  <StandingBadge standing={standing} />
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
