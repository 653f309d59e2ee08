import type { ReactNode } from 'react';

type PageHeaderProps = { title: string; section?: string; children?: ReactNode };

export function PageHeader({ title, section, children }: PageHeaderProps) {
  return (
    <header>
      {section && <p className="eyebrow">{section}</p>}
      <h1 className="mt-1 max-w-[24ch] text-4xl tracking-[-0.018em] sm:text-5xl">{title}</h1>
      {children && <div className="mt-5 measure text-lg text-muted-foreground">{children}</div>}
    </header>
  );
}
