import { clearanceLabels } from '@/components/partners/integrations/fbi/clearance-labels';
import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import type { BackgroundCheck } from '@/lib/samples/integrations-fbi';

const statuses = {
  completed: { label: 'Completed', variant: 'success' },
  pending: { label: 'Pending', variant: 'waiting' },
  flagged: { label: 'Flagged', variant: 'destructive' },
} as const;

const risks = { low: 'Low', medium: 'Medium', high: 'High' };

export function CheckTable({ checks }: { checks: BackgroundCheck[] }) {
  return (
    <TableScroll folds label="Recent checks, one per row">
      <table>
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">Status</th>
            <th scope="col">Clearance level</th>
            <th scope="col">Risk level</th>
            <th scope="col">Findings</th>
            <th scope="col">Requested</th>
          </tr>
        </thead>
        <tbody>
          {checks.map((check) => (
            <Row key={check.id} {...check} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Row({ id, subject, status, clearanceLevel, riskLevel, findings, timestamp }: BackgroundCheck) {
  return (
    <tr>
      <th scope="row" className="sm:min-w-40">
        <span className="break-words">{subject}</span>
        <span className="block font-mono text-sm font-normal text-muted-foreground">{id}</span>
      </th>
      <td data-label="Status">
        <Badge variant={statuses[status].variant}>{statuses[status].label}</Badge>
      </td>
      <td data-label="Clearance level">{clearanceLabels[clearanceLevel]}</td>
      <td data-label="Risk level">{riskLevel ? risks[riskLevel] : 'Not known yet'}</td>
      <td data-label="Findings">{findings.join('. ') || (riskLevel ? 'None' : 'Not known yet')}</td>
      <td data-label="Requested">
        <LocalTime value={timestamp} />
      </td>
    </tr>
  );
}
