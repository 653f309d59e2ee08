'use client';

import type { ComponentType, ReactNode } from 'react';
import { useAuth } from '@/components/session/auth-provider';
import { SampleData } from '@/components/session/sample-data';
import { OnceOpened } from '@/components/shell/once-opened';

type OwnOrSampleProps = {
  /** What a person who is signed in sees: a `partOnDemand`, so that it is loaded for them alone. */
  own: ComponentType;
  /** The tab that it stands in, where that is not open at first: one's own comes when it is opened. */
  tab?: string;
  /** What an account changes, in one sentence. */
  says: string;
  /** As `SampleData` has it. */
  signUpHref?: string;
  /** What a visitor sees. */
  children: ReactNode;
};

/** One's own records for a person who is signed in; sample data, named as such, for a visitor. */
export function OwnOrSample({ own: Own, tab, says, signUpHref, children }: OwnOrSampleProps) {
  const { user } = useAuth();
  if (user) {
    const part = <Own key={user.id} />;
    return tab ? <OnceOpened tab={tab}>{part}</OnceOpened> : part;
  }
  return (
    <div data-visitor>
      <SampleData says={says} signUpHref={signUpHref}>
        {children}
      </SampleData>
    </div>
  );
}
