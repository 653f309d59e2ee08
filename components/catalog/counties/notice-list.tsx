import { SourceNote } from '@/components/shell/source-note';
import type { Fact } from '@/lib/catalog/schema';

type NoticeListProps = { notices: { place: string; fact: Fact<string> }[] };

/** What holds in each place, with its source. */
export function NoticeList({ notices }: NoticeListProps) {
  return (
    <dl className="mt-5 divide-y border-y">
      {notices.map(({ place, fact }) => (
        <div key={place} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[11rem_1fr]">
          <dt className="font-medium">{place}</dt>
          <dd className="measure">
            <p>{fact.value}</p>
            <p className="mt-1">
              <SourceNote fact={fact} />
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
