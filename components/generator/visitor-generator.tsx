'use client';

import { useState } from 'react';
import { Generator } from '@/components/generator/generator';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { useAuth } from '@/components/session/auth-provider';
import type { GeneratedDocument, TemplateSummary } from '@/lib/generator/schema';

const HistoryReader = partOnDemand(
  () => import('@/components/generator/history/history-reader').then((module) => module.HistoryReader),
  { waiting: null, isOptional: true },
);

/** The generator of the public page; what an account generated is read once the browser knows of one. */
export function VisitorGenerator({ templates }: { templates: TemplateSummary[] }) {
  const { user } = useAuth();
  const userId = user?.id ?? null;
  const [read, setRead] = useState<{ of: string; history?: GeneratedDocument[] } | null>(null);

  return (
    <>
      <Generator
        templates={templates}
        userId={userId}
        history={read?.of === userId ? read?.history : undefined}
      />
      {userId && (
        <HistoryReader key={userId} userId={userId} onRead={(history) => setRead({ of: userId, history })} />
      )}
    </>
  );
}
