import type { ReactNode } from 'react';

type PageHeaderProps = { title: string; section?: string; children?: ReactNode };

export function PageHeader({ title, section, children }: PageHeaderProps) {
  return (
    <header>
      {section && <p className="eyebrow">{section}</p>}
      <h1 className="page-title">{title}</h1>
      {children && <div className="page-lead">{children}</div>}
    </header>
  );
}
