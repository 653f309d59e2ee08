import Link from 'next/link';
import { SourceNote } from '@/components/layout/source-note';
import { journalRules } from '@/lib/catalogue/content/notary-requirements';

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
        Keep a journal also where your state asks for none: it is the first thing a court asks for. How long a
        recording is kept stands under{' '}
        <Link href="/compliance/ron#recordings" prefetch={false} className="text-link">
          remote notarization
        </Link>
        .
      </p>
    </>
  );
}
