import Link from 'next/link';
import { SourceNote } from '@/components/shell/source-note';
import { journalRules } from '@/lib/catalog/content/notary-requirements';

export function JournalRules() {
  return (
    <>
      <dl className="divide-y border-y">
        {journalRules.map(({ where, says, asOf, source }) => (
          <div key={where} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[12rem_1fr]">
            <dt className="font-medium">{where}</dt>
            <dd>
              <p className="measure">{says}</p>
              <SourceNote fact={{ value: says, asOf, source }} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 measure text-muted-foreground">
        Many notaries keep a journal even where their state asks for none, because it shows how an act was
        done. How long a recording is kept is listed under{' '}
        <Link href="/compliance/ron#recordings" prefetch={false} className="text-link">
          remote notarization
        </Link>
        .
      </p>
    </>
  );
}
