'use client';

import type { ComponentType, ReactNode } from 'react';
import { useAuth } from '@/components/session/auth-provider';
import { SampleData } from '@/components/session/sample-data';

type OwnOrSampleProps = {
  /** What a person who is signed in sees: a `partOnDemand`, so that it is loaded for them alone. */
  own: ComponentType;
  /** What an account changes, in one sentence. */
  says: string;
  /** As `SampleData` has it. */
  signUpHref?: string;
  /** What a visitor sees. */
  children: ReactNode;
};

/** One's own records for a person who is signed in; sample data, named as such, for a visitor. */
export function OwnOrSample({ own: Own, says, signUpHref, children }: OwnOrSampleProps) {
  const { user } = useAuth();
  if (user) return <Own key={user.id} />;
  return (
    <div data-visitor>
      <SampleData says={says} signUpHref={signUpHref}>
        {children}
      </SampleData>
    </div>
  );
}
