'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useAuth } from '@/components/session/auth-provider';
import { Button } from '@/components/ui/button';

/** Costs a visitor nothing: the list and the query client are loaded for people who are signed in. */
export function ProtectedProperties() {
  const { user } = useAuth();
  return user && <LoadedProperties key={user.id} />;
}

function LoadedProperties() {
  const [List, setList] = useState<ComponentType | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    import('@/components/deeds/property-list').then(
      (module) => setList(() => module.PropertyList),
      () => setFailedAttempt(attempt),
    );
  }, [attempt]);

  if (List) return <List />;
  if (failedAttempt < attempt) return null;
  return (
    <div role="alert" className="page flex flex-wrap items-center gap-4 py-8">
      <p>Your properties could not be shown: part of this page did not load.</p>
      <Button variant="outline" onClick={() => setAttempt(attempt + 1)}>
        Try again
      </Button>
    </div>
  );
}
