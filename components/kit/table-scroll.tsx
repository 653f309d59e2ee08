import type { ReactNode } from 'react';

type TableScrollProps = {
  label: string;
  /** On phones each row becomes a card; its cells say in `data-label` what their column is called. */
  folds?: boolean;
  children: ReactNode;
};

/** A table that is wider than its place scrolls in its own frame, by finger and by keyboard. */
export function TableScroll({ label, folds = false, children }: TableScrollProps) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className={folds ? 'folds table-scroll' : 'table-scroll'}
    >
      {children}
    </div>
  );
}
