'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { onSignedOut } from '@/components/kit/signed-out';
import { queryDefaults } from '@/components/kit/query-defaults';

type QueryProviderProps = {
  /** Shared by parts of a page that show the same data in different places. */
  client?: QueryClient;
  children: ReactNode;
};

/** Stands around the parts of a page that ask for data; pages without it do not load the query client. */
export function QueryProvider({ client: shared, children }: QueryProviderProps) {
  const [own] = useState(() => shared ?? new QueryClient(queryDefaults));
  const client = shared ?? own;

  useEffect(() => onSignedOut(() => client.clear()), [client]);

  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
