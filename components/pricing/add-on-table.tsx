import { TableScroll } from '@/components/kit/table-scroll';
import { formatPrice } from '@/lib/values/money';
import { addOns } from '@/lib/pricing/content/add-ons';

export function AddOnTable() {
  return (
    <TableScroll label="Prices of the add-ons">
      <table>
        <caption className="sr-only">Add-ons and what they cost</caption>
        <thead>
          <tr>
            <th scope="col">Add-on</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {addOns.map(({ name, cents, unit, says }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <span className="block font-normal text-muted-foreground">{says}</span>
              </th>
              <td>
                <span className="font-serif text-xl font-semibold">{formatPrice(cents)}</span>{' '}
                <span className="block text-muted-foreground">{unit}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
