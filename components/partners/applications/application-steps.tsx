import { applicationSteps } from '@/lib/partners/content/applications';

/** What follows once an application has been sent. */
export function ApplicationSteps() {
  return (
    <ol className="grid gap-6 md:grid-cols-3">
      {applicationSteps.map(({ title, text }, index) => (
        <li key={title} className="border-t pt-4">
          <p aria-hidden className="text-sm text-muted-foreground tabular-nums">
            {index + 1}
          </p>
          <h3 className="text-lg">{title}</h3>
          <p className="mt-1 text-[0.9375rem] leading-6 text-muted-foreground">{text}</p>
        </li>
      ))}
    </ol>
  );
}
