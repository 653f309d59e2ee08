import { TableScroll } from '@/components/layout/table-scroll';

type ComponentTableProps = { components: { name: string; role: string; version: string | null }[] };

export function ComponentTable({ components }: ComponentTableProps) {
  return (
    <TableScroll label="Components and their versions">
      <table>
        <caption>Components and their versions</caption>
        <thead>
          <tr>
            <th scope="col">Component</th>
            <th scope="col">Version</th>
            <th scope="col">What it does here</th>
          </tr>
        </thead>
        <tbody>
          {components.map(({ name, role, version }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="font-mono text-sm whitespace-nowrap">{version ?? 'not recorded'}</td>
              <td>{role}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
