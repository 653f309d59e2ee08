import { useId, type ReactNode } from 'react';

type PanelSectionProps = { title: string; lead?: ReactNode; children: ReactNode };

/** One subject of a panel, below the title of that. */
export function PanelSection({ title, lead, children }: PanelSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="text-lg leading-snug font-semibold">
        {title}
      </h4>
      {lead && <p className="mt-1 measure text-[0.9375rem] leading-6 text-muted-foreground">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
