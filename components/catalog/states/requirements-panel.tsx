'use client';

import { StateOverview } from '@/components/catalog/states/state-overview';
import { useStateFilter } from '@/components/catalog/states/use-state-filter';
import { partOnDemand } from '@/components/kit/part-on-demand';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Skeleton } from '@/components/ui/skeleton';
import type { OverviewRow } from '@/lib/catalog/rules/notary-law';

const waiting = <Skeleton className="h-96" />;
const ChosenState = partOnDemand(
  () => import('@/components/catalog/states/chosen-state').then(({ ChosenState: Loaded }) => Loaded),
  { waiting },
);
const GuideMatches = partOnDemand(
  () => import('@/components/catalog/states/guide-matches').then(({ GuideMatches: Loaded }) => Loaded),
  { waiting },
);

export function RequirementsPanel({ rows }: { rows: OverviewRow[] }) {
  const { state, type, query, unknownCode } = useStateFilter();
  const filter = { state, type, query };

  if (state) return <ChosenState state={state} filter={filter} />;
  return (
    <>
      {unknownCode ? <UnknownState code={unknownCode} /> : <Prompt />}
      {(type ?? query.trim()) && <GuideMatches filter={filter} />}
      <StateOverview rows={rows} />
    </>
  );
}

function Prompt() {
  return (
    <div className="mb-8">
      <h3 className="text-2xl">Select a State</h3>
      <p className="mt-2 measure text-muted-foreground">
        Choose one above for its facts, requirements and acts. Each state also has its own page.
      </p>
    </div>
  );
}

function UnknownState({ code }: { code: string }) {
  return (
    <Alert role="status" variant="waiting" className="mb-8 measure">
      <AlertTitle>There is no state with the code “{code.slice(0, 20)}”</AlertTitle>
      <AlertDescription>
        Codes have two letters, such as TX for Texas. Choose a state above, or open one from the table of all
        50.
      </AlertDescription>
    </Alert>
  );
}
