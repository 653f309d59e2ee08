import { visitSteps } from '@/lib/notary/content/product';

/** The visit from the first word to the record, as a numbered path in two rows. */
export function VisitSteps() {
  return (
    <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {visitSteps.map(({ title, text }, index) => (
        <li key={title} className="relative border-t border-primary pt-4">
          <span
            aria-hidden
            className="absolute -top-px right-0 bg-primary px-2.5 py-0.5 text-sm text-primary-foreground tabular-nums"
          >
            {index + 1}
          </span>
          <h3 className="pr-10 text-xl">{title}</h3>
          <p className="mt-1.5 text-[0.9375rem] leading-6 text-muted-foreground">{text}</p>
        </li>
      ))}
    </ol>
  );
}
