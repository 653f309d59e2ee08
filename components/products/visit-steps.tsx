import { visitSteps } from '@/lib/notary/content/product';

/** The visit from the first word to the record, as a numbered path in two rows. */
export function VisitSteps() {
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {visitSteps.map(({ title, text }, index) => (
        <li key={title} className="border-t border-primary pt-4">
          <p aria-hidden className="text-sm text-muted-foreground tabular-nums">
            {index + 1}
          </p>
          <h3 className="text-xl">{title}</h3>
          <p className="mt-1.5 text-[0.9375rem] leading-6 text-muted-foreground">{text}</p>
        </li>
      ))}
    </ol>
  );
}
