import type { ReactNode } from 'react';

type PageSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode };

/** One subject of a page, with an anchor. */
export function PageSection({ id, title, lead, children }: PageSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="mt-14 sm:mt-20">
      <h2 id={`${id}-heading`} className="text-2xl sm:text-3xl">
        {title}
      </h2>
      {lead && <div className="mt-3 measure text-lg text-muted-foreground">{lead}</div>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
