'use client';

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { onSignedOut } from '@/components/layout/signed-out';
import { queryDefaults } from '@/lib/platform/query-defaults';

/** Stands around the parts of a page that ask for data; pages without it do not load the query client. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient(queryDefaults));

  useEffect(() => onSignedOut(() => client.clear()), [client]);

  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
