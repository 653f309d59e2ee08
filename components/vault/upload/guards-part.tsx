'use client';

import dynamic from 'next/dynamic';
import { useAuth } from '@/components/layout/auth-provider';
import { Skeleton } from '@/components/ui/skeleton';

const GuardsState = dynamic(
  () => import('@/components/vault/upload/guards-state').then((module) => module.GuardsState),
  { ssr: false, loading: () => <Skeleton className="mt-4 h-16" /> },
);

/** Loaded for people who are signed in alone. */
export function GuardsPart() {
  const { user } = useAuth();
  return user && <GuardsState key={user.id} />;
}
