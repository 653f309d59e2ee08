'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';

/** Whoever comes back to a page finds what was there, in its place, without a moment of loading. */
const loaded = new Map<Load, ComponentType>();

type Load = () => Promise<ComponentType>;

/** A part that not everybody sees, or not at once: loaded when it is shown, with another try when that fails. `load` is a constant. */
export function OwnPart({ load }: { load: Load }) {
  const [Part, setPart] = useState(() => loaded.get(load) ?? null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    load().then(
      (component) => {
        loaded.set(load, component);
        setPart(() => component);
      },
      () => setFailedAttempt(attempt),
    );
  }, [attempt, load]);

  if (Part) return <Part />;
  if (failedAttempt < attempt) return <Loading />;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 py-6">
      <p>Part of this page could not be loaded.</p>
      <Button variant="outline" onClick={() => setAttempt(attempt + 1)}>
        Try again
      </Button>
    </div>
  );
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-64" />
    </div>
  );
}
