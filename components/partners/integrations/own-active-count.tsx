'use client';

import { usePartners } from '@/components/partners/integrations/use-partners';
import { accountClient } from '@/components/kit/account-client';
import { QueryProvider } from '@/components/kit/query-provider';

export function OwnActiveCount() {
  return (
    <QueryProvider client={accountClient()}>
      <Count />
    </QueryProvider>
  );
}

/** A number that could not be loaded is left out: the list of partners says what is wrong. */
function Count() {
  const { data, isPending } = usePartners();
  if (isPending) return <span className="text-muted-foreground">Counting partners</span>;
  if (!data) return null;
  const count = data.pages[0]?.activeCount ?? 0;
  return count === 1 ? '1 active partner' : `${count} active partners`;
}
