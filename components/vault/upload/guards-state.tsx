'use client';

import { useRead } from '@/components/kit/use-read';
import { accountGuards } from '@/components/session/queries';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';

export function GuardsState() {
  const { data, isError } = useRead(accountGuards());

  if (isError) return <p className="mt-4 text-[0.9375rem]">Your settings could not be loaded.</p>;
  if (!data) return <Skeleton className="mt-4 h-16" />;
  const count = data.passkeys.length;
  return (
    <dl className="mt-4 grid grid-cols-[6rem_1fr] gap-y-2 text-[0.9375rem] leading-6">
      <dt>PIN</dt>
      <dd>
        <Badge variant={data.hasPin ? 'success' : 'outline'}>{data.hasPin ? 'Set' : 'Not set'}</Badge>
      </dd>
      <dt>Passkeys</dt>
      <dd>
        <Badge variant={count > 0 ? 'success' : 'outline'}>{count === 0 ? 'None' : count}</Badge>
      </dd>
    </dl>
  );
}
