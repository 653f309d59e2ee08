import { SourceNote } from '@/components/shell/source-note';
import { TableScroll } from '@/components/kit/table-scroll';
import type { Fee, FeeLine } from '@/lib/preflight/schema';
import { formatMoney, toCents } from '@/lib/values/money';

/** What the recorder takes: what is sure with its total, then what may come on top. */
export function FeeTable({ fee: { lines, total } }: { fee: Fee }) {
  const sure = lines.filter(({ isSure }) => isSure);
  const possible = lines.filter(({ isSure }) => !isSure);

  return (
    <section aria-labelledby="preflight-fee" className="grid gap-3">
      <h3 id="preflight-fee" className="text-xl">
        The fee
      </h3>
      <TableScroll label="Recording fee, line by line">
        <table>
          <caption className="sr-only">Recording fee, line by line</caption>
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col" className="text-right">
                Amount
              </th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            <Lines lines={sure} />
            <tr className="font-semibold">
              <th scope="row">Total</th>
              <td className="text-right whitespace-nowrap tabular-nums">{amountOf(total)}</td>
              <td>
                {total === null ? 'A line has no amount that we have read' : 'Before what may come on top'}
              </td>
            </tr>
            <Lines lines={possible} />
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}

function Lines({ lines }: { lines: FeeLine[] }) {
  return lines.map(({ label, amount, note, isSure, source, asOf }) => (
    <tr key={label}>
      <th scope="row" className="font-normal">
        {label}
        {note && <span className="block text-sm text-muted-foreground">{note}</span>}
      </th>
      <td className="text-right whitespace-nowrap tabular-nums">
        {isSure ? amountOf(amount) : `+ ${amount === null ? 'open' : formatMoney(toCents(amount))}`}
      </td>
      <td>
        {source && asOf ? (
          <SourceNote fact={{ value: label, asOf, source }} />
        ) : (
          <SourceNote fact="unknown" />
        )}
      </td>
    </tr>
  ));
}

function amountOf(dollars: number | null): string {
  return dollars === null ? 'Not known' : formatMoney(toCents(dollars));
}
