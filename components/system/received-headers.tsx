'use client';

import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { withMap } from '@/components/system/content-policy';
import {
  compareHeaders,
  otherHeaders,
  type Comparison,
  type Header,
} from '@/components/system/header-comparison';
import { HeaderComparisonTable } from '@/components/system/header-comparison-table';
import { ownHeaders } from '@/components/system/queries';
import { Skeleton } from '@/components/ui/skeleton';

type ReceivedHeadersProps = { expected: Header[] };

/** Asks for the address of the page itself, and shows what came beside what should. */
export function ReceivedHeaders({ expected }: ReceivedHeadersProps) {
  const query = useRead(ownHeaders());
  const { data, isError } = query;

  if (isError) {
    return (
      <LoadFailure
        query={query}
        title="The headers could not be asked for"
        keeps="The list above is what this page should have been sent with."
      />
    );
  }
  if (!data) return <Skeleton className="h-96" />;
  const listed = listFor(data.styleUrl, expected);
  const comparisons = compareHeaders(listed, data.received);
  const others = otherHeaders(listed, data.received);
  return (
    <>
      <p role="status" className="measure">
        {summarize(comparisons)}
      </p>
      <div className="mt-4">
        <HeaderComparisonTable comparisons={comparisons} />
      </div>
      <details className="mt-6">
        <summary className="font-medium hover:underline">
          Also received: {others.length} other {others.length === 1 ? 'header' : 'headers'}
        </summary>
        <dl className="mt-3 divide-y border-y">
          {others.map(({ key, value }) => (
            <div key={key} className="grid gap-x-6 py-2 md:grid-cols-[16rem_1fr]">
              <dt className="font-mono text-sm leading-6">{key}</dt>
              <dd className="font-mono text-sm leading-6 wrap-anywhere text-muted-foreground">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

function summarize(comparisons: Comparison[]): string {
  const wrong = comparisons.filter(({ verdict }) => verdict !== 'same').map(({ name }) => name);
  if (wrong.length === 0) return `All ${comparisons.length} headers arrived as listed.`;
  return `Not as listed: ${wrong.join(', ')}. A proxy between you and us can change headers.`;
}

/** The list was made at the build; which server the map comes from is set when the site starts. */
function listFor(styleUrl: string | null, expected: Header[]): Header[] {
  if (!styleUrl) return expected;
  const { origin } = new URL(styleUrl);
  return expected.map(({ key, value }) => ({
    key,
    value: key === 'Content-Security-Policy' ? withMap(value, origin) : value,
  }));
}
