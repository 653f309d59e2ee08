'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';

type SampleOutcomeProps = {
  title: string;
  /** What its button says that brings the empty form back. */
  again: string;
  onAgain: () => void;
  children: ReactNode;
};

/** How a form of a sample ended, in its place. */
export function SampleOutcome({ title, again, onAgain, children }: SampleOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const rememberFocus = useFocusAfter();
  useEffect(() => heading.current?.focus(), []);

  function goAgain() {
    rememberFocus();
    onAgain();
  }

  return (
    <Alert variant="success">
      <h5 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {title}
      </h5>
      <AlertDescription className="grid justify-items-start gap-3">
        <p>{children}</p>
        <Button variant="outline" onClick={goAgain}>
          {again}
        </Button>
      </AlertDescription>
    </Alert>
  );
}
