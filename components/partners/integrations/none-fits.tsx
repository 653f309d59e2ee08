'use client';

import { useFocusAfter } from '@/components/kit/use-focus-after';
import { Button } from '@/components/ui/button';

type NoneFitsProps = {
  /** what was looked for: `counties` */
  noun: string;
  onClear: () => void;
};

/** Nothing is left by the filters of a panel. */
export function NoneFits({ noun, onClear }: NoneFitsProps) {
  const rememberFocus = useFocusAfter();

  function clear() {
    rememberFocus();
    onClear();
  }

  return (
    <div className="mt-4 grid justify-items-start gap-4 border-t pt-5">
      <p className="measure">No sample {noun} match these filters.</p>
      <Button variant="outline" onClick={clear}>
        Clear all filters
      </Button>
    </div>
  );
}
