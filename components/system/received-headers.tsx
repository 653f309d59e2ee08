'use client';

import { useQuery } from '@tanstack/react-query';
import { withMap } from '@/components/system/content-policy';
import { QueryProvider } from '@/components/kit/query-provider';
import {
  compareHeaders,
  otherHeaders,
  type Comparison,
  type Header,
} from '@/components/system/header-comparison';
import { HeaderComparisonTable } from '@/components/system/header-comparison-table';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { apiRequest } from '@/lib/platform/api-client';

type ReceivedHeadersProps = { expected: Header[] };

/** Asks for the address that it stands on, and shows what came beside what should. */
export function ReceivedHeaders({ expected }: ReceivedHeadersProps) {
  return (
    <QueryProvider>
      <Received expected={expected} />
    </QueryProvider>
  );
}

async function fetchOwnHeaders(): Promise<{ received: Header[]; styleUrl: string | null }> {
  const [response, { styleUrl }] = await Promise.all([
    fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }),
    apiRequest<{ styleUrl: string | null }>('GET', '/api/maps/style').catch(() => ({ styleUrl: null })),
  ]);
  if (!response.ok) throw new Error(String(response.status));
  return { received: [...response.headers].map(([key, value]) => ({ key, value })), styleUrl };
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

function Received({ expected }: ReceivedHeadersProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['own headers'],
    queryFn: fetchOwnHeaders,
    networkMode: 'always',
  });

  if (isError) return <NotReached onRetry={() => void refetch()} />;
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
  if (wrong.length === 0) return `All ${comparisons.length} headers came as listed.`;
  return `Not as listed: ${wrong.join(', ')}. A proxy between you and us can change headers.`;
}

function NotReached({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert variant="destructive" role="alert">
      <AlertTitle>The headers could not be asked for</AlertTitle>
      <AlertDescription>
        <p>The list above is what this page should have been sent with.</p>
        <Button variant="outline" size="sm" className="mt-2" onClick={onRetry}>
          Try again
        </Button>
      </AlertDescription>
    </Alert>
  );
}
