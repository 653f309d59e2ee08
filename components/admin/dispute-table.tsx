import { RelativeTime } from '@/components/kit/relative-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import type { DisputeItem } from '@/lib/payments/schema';
import { formatMoney, toCents } from '@/lib/values/money';

export function DisputeTable({ disputes }: { disputes: DisputeItem[] }) {
  return (
    <TableScroll folds label="Disputes">
      <table>
        <thead>
          <tr>
            <th scope="col">What was paid</th>
            <th scope="col">Amount</th>
            <th scope="col">Reason</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {disputes.map((dispute) => (
            <tr key={dispute.id}>
              <th scope="row" className="sm:w-[36%]">
                {dispute.what}
                <span className="block text-sm font-normal break-all text-muted-foreground">
                  {dispute.account} · {dispute.providerId}
                </span>
              </th>
              <td data-label="Amount" className="tabular-nums">
                {formatMoney(toCents(dispute.amount))}
              </td>
              <td data-label="Reason">{inWords(dispute.reason)}</td>
              <td data-label="Status">
                <Badge variant={dispute.closedAt ? 'outline' : 'waiting'}>{inWords(dispute.status)}</Badge>
                <span className="block text-sm text-muted-foreground">
                  <When dispute={dispute} />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function When({ dispute: { createdAt, answerBy, closedAt } }: { dispute: DisputeItem }) {
  if (closedAt) {
    return (
      <>
        decided <RelativeTime value={closedAt} />
      </>
    );
  }
  return (
    <>
      opened <RelativeTime value={createdAt} />
      {answerBy && (
        <>
          , answer by <RelativeTime value={answerBy} />
        </>
      )}
    </>
  );
}

/** `needs_response` → `needs response` */
function inWords(word: string): string {
  return word.replaceAll('_', ' ');
}
