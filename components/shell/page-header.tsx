import type { ReactNode } from 'react';
import { isPlaceName } from '@/components/shell/app/places';
import { cn } from '@/components/ui/cn';

type PageHeaderProps = { title: string; section?: string; children?: ReactNode };

/** On a screen without the side bar the header of the application says the name of its place already. */
const saidAbove = 'max-lg:[:root:has(.app-header)_&]:sr-only';

export function PageHeader({ title, section, children }: PageHeaderProps) {
  return (
    <header>
      {section && <p className="eyebrow">{section}</p>}
      <h1 className={cn('page-title', isPlaceName(title) && saidAbove)}>{title}</h1>
      {children && <div className="page-lead">{children}</div>}
    </header>
  );
}
