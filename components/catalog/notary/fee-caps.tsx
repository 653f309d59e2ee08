import Link from 'next/link';
import { SourceNote } from '@/components/shell/source-note';
import { TableScroll } from '@/components/kit/table-scroll';
import { getNotaryLaw } from '@/lib/catalog/content/notary-law';
import { feeCapExamples, feeCapSource } from '@/lib/catalog/content/notary-requirements';
import { getState } from '@/lib/catalog/content/states';
import { maxFeeText } from '@/lib/catalog/rules/notary-law';

/** What a state lets a notary take for one act, for some states; the rest have it on their own pages. */
export function FeeCaps() {
  return (
    <>
      <TableScroll label="Fee caps">
        <table>
          <caption>
            The most a notary may charge for one acknowledgment on paper. For other states, see their pages.
          </caption>
          <thead>
            <tr>
              <th scope="col">State</th>
              <th scope="col">For one act</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {feeCapExamples.map(({ code, note }) => (
              <FeeCapRow key={code} code={code} note={note} />
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className="mt-4 measure">
        The cap is for an act, never for a page, and travel is agreed before the notary sets out.{' '}
        <SourceNote fact={{ value: 'cap', ...feeCapSource }} />
      </p>
    </>
  );
}

function FeeCapRow({ code, note }: { code: string; note?: string }) {
  const { maxFeePerActCents } = getNotaryLaw(code);
  const { slug, name } = getState(code);

  return (
    <tr>
      <th scope="row">
        <Link href={`/state-documents/${slug}`} prefetch={false} className="text-link">
          {name}
        </Link>
      </th>
      <td className="min-w-40">
        {maxFeeText(maxFeePerActCents)}
        {note && <p className="text-sm text-muted-foreground">{note}</p>}
      </td>
      <td className="min-w-48">
        <SourceNote fact={maxFeePerActCents} />
      </td>
    </tr>
  );
}
