import type { ReactNode } from 'react';
import { TableScroll } from '@/components/kit/table-scroll';

type TwoColumnTableProps = {
  caption: string;
  head: [string, string];
  rows: { key: string; name: ReactNode; content: ReactNode }[];
};

/** Two columns fit a phone; what is wide may be side by side within the second. */
export function TwoColumnTable({ caption, head, rows }: TwoColumnTableProps) {
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
          {rows.map(({ key, name, content }) => (
            <tr key={key}>
              <th scope="row" className="w-2/5 md:w-64">
                {name}
              </th>
              <td>{content}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
