'use client';

import { useAuth } from '@/components/session/auth-provider';
import { OwnPart } from '@/components/session/own-part';

const loadGuardsState = () =>
  import('@/components/vault/upload/guards-state').then((module) => module.GuardsState);

/** Loaded for people who are signed in alone. */
export function GuardsPart() {
  const { user } = useAuth();
  return user && <OwnPart key={user.id} load={loadGuardsState} />;
}
