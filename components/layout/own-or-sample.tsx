'use client';

import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useAuth } from '@/components/layout/auth-provider';
import { SampleData } from '@/components/layout/sample-data';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';

type OwnOrSampleProps = {
  /** What a person who is signed in sees; loaded for them alone. */
  own: () => Promise<ComponentType>;
  /** What an account changes, in one sentence. */
  says: string;
  /** What a visitor sees. */
  children: ReactNode;
};

/** One's own records for a person who is signed in; sample data, named as such, for a visitor. */
export function OwnOrSample({ own, says, children }: OwnOrSampleProps) {
  const { user } = useAuth();
  if (user) return <Own key={user.id} load={own} />;
  return (
    <div data-visitor>
      <SampleData says={says}>{children}</SampleData>
    </div>
  );
}

function Own({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    load().then(
      (component) => setPart(() => component),
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
