'use client';

import { lazy, Suspense } from 'react';
import { Generator } from '@/components/generator/generator';
import { useAuth } from '@/components/session/auth-provider';
import type { TemplateSummary } from '@/lib/generator/schema';

const OwnGenerator = lazy(() =>
  import('@/components/generator/own-generator').then((module) => ({ default: module.OwnGenerator })),
);

/** The generator of the public page; what an account generated comes once the browser knows of one. */
export function VisitorGenerator({ templates }: { templates: TemplateSummary[] }) {
  const { user } = useAuth();
  const generator = <Generator templates={templates} />;

  if (!user) return generator;
  return (
    <Suspense fallback={generator}>
      <OwnGenerator templates={templates} userId={user.id} />
    </Suspense>
  );
}
