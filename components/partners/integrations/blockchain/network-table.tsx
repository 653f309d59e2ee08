import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { sampleNetworks, type BlockchainNetwork } from '@/lib/samples/integrations-blockchain';
import { formatNumber } from '@/lib/values/numbers';

const types = { mainnet: 'Mainnet', testnet: 'Testnet', private: 'Private' };
const statuses = {
  active: { label: 'Active', variant: 'success' },
  syncing: { label: 'Syncing', variant: 'waiting' },
  offline: { label: 'Offline', variant: 'destructive' },
} as const;

export function NetworkTable() {
  return (
    <div className="grid min-w-0">
      <TableScroll folds label="Networks, one per row">
        <table>
          <thead>
            <tr>
              <th scope="col">Network</th>
              <th scope="col">Type</th>
              <th scope="col">Status</th>
              <th scope="col">Block height</th>
              <th scope="col">Gas price</th>
              <th scope="col">Transactions</th>
              <th scope="col">Document hashes</th>
              <th scope="col">Last block</th>
            </tr>
          </thead>
          <tbody>
            {sampleNetworks.map((network) => (
              <Row key={network.id} {...network} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  );
}

function Row({ name, type, status, ...network }: BlockchainNetwork) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-label="Type">{types[type]}</td>
      <td data-label="Status">
        <Badge variant={statuses[status].variant}>{statuses[status].label}</Badge>
      </td>
      <td data-label="Block height">{formatNumber(network.blockHeight)}</td>
      <td data-label="Gas price">{network.gasPrice === null ? 'None' : `${network.gasPrice} gwei`}</td>
      <td data-label="Transactions">{formatNumber(network.transactions)}</td>
      <td data-label="Document hashes">{formatNumber(network.documentHashes)}</td>
      <td data-label="Last block">
        <LocalTime value={network.lastBlock} />
      </td>
    </tr>
  );
}
