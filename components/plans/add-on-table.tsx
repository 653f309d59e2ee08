import { TableScroll } from '@/components/kit/table-scroll';
import { Badge } from '@/components/ui/badge';
import { formatPrice } from '@/lib/values/money';
import { addOns } from '@/lib/plans/content/add-ons';

export function AddOnTable() {
  return (
    <TableScroll folds label="Prices of the add-ons">
      <table>
        <caption className="sr-only">Add-ons and what they cost</caption>
        <thead>
          <tr>
            <th scope="col">Add-on</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {addOns.map(({ name, cents, unit, says, notYet }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className="block font-normal text-muted-foreground">{says}</span>
                <span className="mt-2 flex flex-wrap items-center gap-2 font-normal">
                  <Badge variant="waiting">Not for sale yet</Badge>
                  <span className="text-muted-foreground">{notYet}</span>
                </span>
              </th>
              <td data-label="Price">
                <span className="font-serif text-xl font-semibold">{formatPrice(cents)}</span>{' '}
                <span className="text-muted-foreground sm:block">{unit}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
