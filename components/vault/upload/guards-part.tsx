'use client';

import { partOnDemand } from '@/components/kit/part-on-demand';
import { useAuth } from '@/components/session/auth-provider';

const GuardsState = partOnDemand(() =>
  import('@/components/vault/upload/guards-state').then((module) => module.GuardsState),
);

/** Loaded for people who are signed in alone. */
export function GuardsPart() {
  const { user } = useAuth();
  return user && <GuardsState key={user.id} />;
}
