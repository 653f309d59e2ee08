import { ronSteps } from '@/lib/catalog/content/ron';

export function RonSteps() {
  return (
    <ol className="grid gap-px overflow-hidden rounded-lg border bg-border lg:grid-cols-5">
      {ronSteps.map(({ title, says }, index) => (
        <li key={title} className="bg-background p-5">
          <p aria-hidden className="font-serif text-2xl font-semibold text-primary tabular-nums">
            {index + 1}
          </p>
          <h3 className="mt-2 text-lg">{title}</h3>
          <p className="mt-2 text-[0.9375rem] leading-6 text-muted-foreground">{says}</p>
        </li>
      ))}
    </ol>
  );
}
