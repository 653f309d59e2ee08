import { LocalTime } from '@/components/kit/local-time';
import { TableScroll } from '@/components/kit/table-scroll';
import { planNames } from '@/lib/plans/rules/choices';
import type { ReceiptLine } from '@/lib/plans/rules/receipt-lines';
import type { PlanReceipt } from '@/lib/plans/schema';
import { formatMoney } from '@/lib/values/money';

/** What was paid for plans, each with its receipt. */
export function ReceiptTable({ receipts }: { receipts: PlanReceipt[] }) {
  return (
    <section aria-labelledby="receipts">
      <h2 id="receipts" className="text-2xl">
        Receipts of your plan
      </h2>
      {receipts.length === 0 ? (
        <p className="mt-3 text-muted-foreground">
          You have not paid for a plan yet. A trial has no receipt.
        </p>
      ) : (
        <div className="mt-5">
          <TableScroll folds label="Receipts">
            <table>
              <thead>
                <tr>
                  <th scope="col">Receipt</th>
                  <th scope="col">Plan</th>
                  <th scope="col">Day</th>
                  <th scope="col" className="figure">
                    Amount
                  </th>
                </tr>
              </thead>
              <tbody>
                {receipts.map(({ id, number, plan, period, amountCents, paidAt, href, isDemo, lines }) => (
                  <tr key={id}>
                    <th scope="row">
                      <a href={href} target="_blank" rel="noopener" className="text-link tabular-nums">
                        {number}
                        <span className="sr-only">, opens in a new tab</span>
                      </a>
                      {isDemo && (
                        <span className="block font-normal text-muted-foreground">Demo, no money moved</span>
                      )}
                    </th>
                    <td data-label="Plan">
                      {planNames[plan]}, by the {period}
                      {lines.length > 0 && <Lines lines={lines} />}
                    </td>
                    <td data-label="Day">
                      <LocalTime value={paidAt} isDay />
                    </td>
                    <td data-label="Amount" className="figure">
                      {formatMoney(amountCents)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableScroll>
        </div>
      )}
    </section>
  );
}

/** How the amount came about. */
function Lines({ lines }: { lines: ReceiptLine[] }) {
  return (
    <ul aria-label="How the amount comes about" className="mt-1 grid gap-1 text-sm text-muted-foreground">
      {lines.map(({ what, from, to, amountCents }) => (
        <li key={`${what} ${from}`} className="tabular-nums">
          {what}: {formatMoney(amountCents)}
          {from && to && (
            <>
              {' '}
              (<LocalTime value={from} isDay /> to <LocalTime value={to} isDay />)
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
