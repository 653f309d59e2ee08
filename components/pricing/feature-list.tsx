import type { ReactNode } from 'react';

type FeatureListProps = { features: { title: string; text: ReactNode }[] };

/** Short statements side by side, each under a line. */
export function FeatureList({ features }: FeatureListProps) {
  return (
    <ul className="grid gap-8 sm:grid-cols-2">
      {features.map(({ title, text }) => (
        <li key={title} className="border-t border-primary pt-4">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 text-[0.9375rem] leading-6 text-muted-foreground">{text}</p>
        </li>
      ))}
    </ul>
  );
}
