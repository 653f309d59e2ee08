'use client';

import { rulesOf } from '@/components/generator/queries';
import { LoadFailure } from '@/components/kit/load-failure';
import { useRead } from '@/components/kit/use-read';
import { Badge } from '@/components/ui/badge';
import { Skeleton } from '@/components/ui/skeleton';
import type { ShownRule } from '@/lib/generator/schema';

export function RuleList({ state, kind }: { state: string; kind: string }) {
  const query = useRead(rulesOf(state, kind));

  if (query.isPending) return <RulesSkeleton />;
  if (!query.data) return <LoadFailure query={query} title="The rules could not be loaded" />;
  if (query.data.length === 0) {
    return <p className="text-muted-foreground">We have no rules for this kind of document in this state.</p>;
  }
  return (
    <ul aria-label="Rules" className="divide-y border-y">
      {query.data.map((rule) => (
        <Rule key={rule.id} rule={rule} />
      ))}
    </ul>
  );
}

function Rule({ rule }: { rule: ShownRule }) {
  const { ruleDescription, isRequired, penalty, legalReference } = rule;
  return (
    <li className="grid gap-1.5 py-4">
      <p className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
        <Badge variant={isRequired ? 'default' : 'outline'}>{isRequired ? 'Required' : 'Not required'}</Badge>
        <span className="min-w-0 flex-1 basis-56">{ruleDescription}</span>
      </p>
      <p className="text-sm text-muted-foreground">{legalReference}</p>
      <p className="text-sm">
        <span className="text-muted-foreground">If it is not met:</span>{' '}
        {penalty ?? 'our sources do not name a penalty.'}
      </p>
    </li>
  );
}

function RulesSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">Loading the rules</span>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  );
}
