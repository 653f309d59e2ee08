import { SourceNote } from '@/components/shell/source-note';
import { TableScroll } from '@/components/kit/table-scroll';
import { ronRules } from '@/lib/catalog/content/ron';

export function RonRules() {
  return (
    <TableScroll label="Rules of a remote session">
      <table>
        <caption>
          What we have read about recordings, journals and identity questions, with date and source.
        </caption>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">Rule</th>
          </tr>
        </thead>
        <tbody>
          {ronRules.map(({ where, says, asOf, source }) => (
            <tr key={`${where} ${says}`}>
              <th scope="row">{where}</th>
              <td className="min-w-64">
                <p>{says}</p>
                <SourceNote fact={{ value: says, asOf, source }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
