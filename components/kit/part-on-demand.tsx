'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { RetryButton } from '@/components/kit/retry-button';
import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';

type Options = {
  /** in its place until it is there; a grey area, if nothing is said */
  waiting?: ReactNode;
  /** Left out where it cannot be loaded: the page is of use without it. */
  isOptional?: boolean;
  /** of what stands in its place where it cannot be loaded */
  className?: string;
};

/**
 * Makes a part of a page that is loaded when it is first shown, and says so where it cannot be, with another try: the rest
 * of the page stays as it is, with what was typed. Is called once for each part, outside of components. A window over the
 * page has no place of its own: `useOnDemand`.
 */
export function partOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = <Loading />, isOptional = false, className }: Options = {},
) {
  /** Whoever comes back to a page finds what was there, in its place, without a moment of loading. */
  let loaded: ComponentType<Props> | null = null;

  return function PartOnDemand(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState(1);
    const [failedAttempt, setFailedAttempt] = useState(0);
    const [pressed] = useState(focused);
    const rememberFocus = useFocusAfter(Part);

    useEffect(() => {
      if (Part) return;
      load().then(
        (component) => {
          loaded = component;
          setPart(() => component);
        },
        () => setFailedAttempt(attempt),
      );
    }, [attempt, Part]);

    function tryAgain() {
      rememberFocus();
      setAttempt(failedAttempt + 1);
    }

    if (Part) return <Part {...props} />;
    if (failedAttempt === 0) return waiting;
    if (isOptional) return null;
    return (
      <Failure
        pressed={pressed}
        isRetrying={failedAttempt < attempt}
        onRetry={tryAgain}
        onClose={closeOf(props)}
        className={className}
      />
    );
  };
}

/** What a part takes that one may close, as a form in the place of a button. */
function closeOf({ onClose }: { onClose?: unknown }) {
  return typeof onClose === 'function' ? () => void onClose() : undefined;
}

function focused() {
  return typeof document === 'undefined' ? null : document.activeElement;
}

type FailureProps = {
  /** what had the focus when the part was asked for */
  pressed: Element | null;
  isRetrying: boolean;
  onRetry: () => void;
  onClose?: () => void;
  className?: string;
};

function Failure({ pressed, isRetrying, onRetry, onClose, className }: FailureProps) {
  const frame = useRef<HTMLDivElement>(null);

  // A button that gave way to the part took the focus with it.
  useEffect(() => {
    if (!pressed || pressed.isConnected || document.activeElement !== document.body) return;
    frame.current?.querySelector('button')?.focus();
  }, [pressed]);

  return (
    <div ref={frame} role="alert" className={cn('flex flex-wrap items-center gap-4 py-6', className)}>
      <p>Part of this page could not be loaded.</p>
      <RetryButton isRetrying={isRetrying} onRetry={onRetry} />
      {onClose && (
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      )}
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
