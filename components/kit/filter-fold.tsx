import type { ReactNode } from 'react';

type FilterFoldProps = {
  /** as it comes; afterwards it is as the reader has it */
  isOpen?: boolean;
  /** said beside its name while there are any: how many filters are set */
  set?: number;
  /** the form */
  children: ReactNode;
};

/** On phones a filter is folded away: the list comes first there. On wider screens it is as if there were no fold. */
export function FilterFold({ isOpen, set = 0, children }: FilterFoldProps) {
  return (
    <>
      <details open={isOpen} className="peer sm:hidden">
        <summary className="flex min-h-11 items-center text-link">
          {set > 0 ? `Filter (${set} set)` : 'Filter'}
        </summary>
      </details>
      <div className="max-sm:hidden max-sm:peer-open:mt-2 max-sm:peer-open:block">{children}</div>
    </>
  );
}
