import Link from 'next/link';
import { ChangeFraudCase } from '@/components/admin/change-fraud-case';
import { RelativeTime } from '@/components/kit/relative-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import type { FraudCase } from '@/lib/fraud/schema';

export function FraudTable({ cases }: { cases: FraudCase[] }) {
  return (
    <TableScroll folds label="Fraud cases">
      <table>
        <thead>
          <tr>
            <th scope="col">Case</th>
            <th scope="col">Report</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {cases.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                <Reporter item={item} />
              </th>
              <td data-label="Report" className="max-w-[60ch] wrap-anywhere whitespace-pre-line">
                {item.summary}
                {item.details && <span className="mt-1 block text-muted-foreground">{item.details}</span>}
                <span className="mt-1 block text-sm text-muted-foreground">
                  {item.propertyAddress}, {item.county}, {item.state}
                  {item.countyName ? `; ${item.countyName} was told` : '; no county was told'}
                </span>
              </td>
              <td data-label="Status">
                <Status item={item} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Reporter({
  item: { number, severity, reporterName, reporterEmail, isFromAccount },
}: {
  item: FraudCase;
}) {
  const subject = encodeURIComponent(`Fraud case ${number}`);
  return (
    <>
      <Link href={`/cases/${number}`} prefetch={false} className="font-mono whitespace-nowrap text-link">
        {number}
      </Link>
      <span className="block font-normal">{severity.charAt(0) + severity.slice(1).toLowerCase()}</span>
      <span className="block font-normal break-words">{reporterName}</span>
      <a href={`mailto:${reporterEmail}?subject=${subject}`} className="font-normal break-all text-link">
        {reporterEmail}
      </a>
      <span className="block text-sm font-normal text-muted-foreground">
        {isFromAccount ? 'Sent from the account of this address' : 'Nobody has checked whose address this is'}
      </span>
    </>
  );
}

function Status({ item: { number, createdAt, closedAt } }: { item: FraudCase }) {
  return (
    <div className="grid justify-items-start gap-1.5 max-sm:mt-1">
      <Badge variant={closedAt ? 'outline' : 'waiting'}>{closedAt ? 'Closed' : 'Open'}</Badge>
      <span className="text-sm text-muted-foreground">
        {closedAt && (
          <>
            closed <RelativeTime value={closedAt} />,{' '}
          </>
        )}
        sent <RelativeTime value={createdAt} />
      </span>
      <ChangeFraudCase number={number} isClosed={closedAt !== null} />
    </div>
  );
}
