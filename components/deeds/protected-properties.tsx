'use client';

import { partOnDemand } from '@/components/kit/part-on-demand';
import { useAuth } from '@/components/session/auth-provider';

const PropertyList = partOnDemand(
  () => import('@/components/deeds/property-list').then((module) => module.PropertyList),
  { waiting: null, className: 'page' },
);

/** Costs a visitor nothing: the list and the query client are loaded for people who are signed in. */
export function ProtectedProperties() {
  const { user } = useAuth();
  return user && <PropertyList key={user.id} />;
}
