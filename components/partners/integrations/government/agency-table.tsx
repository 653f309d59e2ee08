import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { federalIntegrations, type FederalIntegration } from '@/lib/samples/integrations-government';
import { formatNumber } from '@/lib/values/numbers';

const statuses = {
  active: { label: 'Active', variant: 'success' },
  pending: { label: 'Pending', variant: 'waiting' },
  maintenance: { label: 'Maintenance', variant: 'info' },
} as const;

const securityLevels: Record<FederalIntegration['securityLevel'], string> = {
  top_secret: 'Top secret',
  secret: 'Secret',
  confidential: 'Confidential',
  public: 'Public',
};

export function AgencyTable() {
  return (
    <TableScroll folds label="Agencies, one per row">
      <table>
        <thead>
          <tr>
            <th scope="col">Agency</th>
            <th scope="col">Status</th>
            <th scope="col">Security level</th>
            <th scope="col">Jurisdiction</th>
            <th scope="col">Requests</th>
            <th scope="col">Uptime</th>
            <th scope="col">Last sync</th>
          </tr>
        </thead>
        <tbody>
          {federalIntegrations.map((integration) => (
            <Row key={integration.id} {...integration} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Row({
  agency,
  name,
  status,
  securityLevel,
  jurisdiction,
  requests,
  uptime,
  lastSync,
}: FederalIntegration) {
  return (
    <tr>
      <th scope="row" className="sm:min-w-48">
        {agency}
        <span className="block font-normal text-muted-foreground">{name}</span>
      </th>
      <td data-label="Status">
        <Badge variant={statuses[status].variant}>{statuses[status].label}</Badge>
      </td>
      <td data-label="Security level">{securityLevels[securityLevel]}</td>
      <td data-label="Jurisdiction">{jurisdiction}</td>
      <td data-label="Requests">{formatNumber(requests)}</td>
      <td data-label="Uptime">{status === 'pending' ? 'Not measured yet' : `${uptime}%`}</td>
      <td data-label="Last sync">
        <LocalTime value={lastSync} />
      </td>
    </tr>
  );
}
