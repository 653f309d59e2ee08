import { TableScroll } from '@/components/layout/table-scroll';
import { Badge } from '@/components/ui/badge';

export type HeaderRow = {
  name: string;
  /** each on a line of its own */
  values: string[];
  reason: string;
  /** what stands beside the values and is no part of them */
  remark?: string;
};

type HeaderTableProps = { caption: string; head: [string, string, string]; rows: HeaderRow[] };

export function HeaderTable({ caption, head, rows }: HeaderTableProps) {
  return (
    <TableScroll label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values, reason, remark }) => (
            <tr key={name} id={name.toLowerCase()}>
              <th scope="row">
                <code className="font-mono text-sm">{name}</code>
              </th>
              <td className="min-w-56">
                {values.map((value) => (
                  <code key={value} className="block font-mono text-sm wrap-anywhere">
                    {value}
                  </code>
                ))}
                {remark && <Badge variant="outline">{remark}</Badge>}
              </td>
              <td className="min-w-64">{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
