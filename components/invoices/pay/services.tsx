import { TableScroll } from '@/components/kit/table-scroll';
import { lineAmounts, toMilli } from '@/lib/invoices/rules/totals';
import type { InvoiceItem } from '@/lib/invoices/schema';
import { formatMoney, toCents } from '@/lib/values/money';
import { formatNumber } from '@/lib/values/numbers';

/** The lines of an invoice, each with what it comes to. */
export function Services({ items }: { items: InvoiceItem[] }) {
  return (
    <TableScroll folds label="Lines of the invoice">
      <table>
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col" className="figure">
              Quantity
            </th>
            <th scope="col" className="figure">
              Unit price
            </th>
            <th scope="col" className="figure">
              Tax
            </th>
            <th scope="col" className="figure">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <Service key={index} item={item} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Service({ item: { description, qty, unit, taxRate, tax } }: { item: InvoiceItem }) {
  const { netCents, taxCents } = lineAmounts({
    quantity: qty,
    unitCents: toCents(unit),
    taxRateMilli: toMilli(taxRate),
  });
  return (
    <tr>
      <th scope="row" className="font-normal! wrap-anywhere">
        {description}
      </th>
      <td data-label="Quantity" className="figure">
        {formatNumber(qty)}
      </td>
      <td data-label="Unit price" className="figure">
        {formatMoney(toCents(unit))}
      </td>
      <td data-label="Tax" className="figure">
        {taxRate}%
      </td>
      <td data-label="Total" className="figure">
        {formatMoney(netCents + (tax === undefined ? taxCents : toCents(tax)))}
      </td>
    </tr>
  );
}
