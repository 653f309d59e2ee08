import { firstSteps } from '@/lib/partners/content/enterprise';

/** From the first word to an integration, without skipping what is not there yet. */
export function FirstSteps() {
  return (
    <ol className="grid gap-x-10 gap-y-6 md:grid-cols-3">
      {firstSteps.map(({ title, when, text }) => (
        <li key={title} className="border-l-2 border-primary pl-5">
          <p className="eyebrow">{when}</p>
          <h3 className="mt-1 text-xl">{title}</h3>
          <p className="mt-1.5 text-[0.9375rem] leading-6 text-muted-foreground">{text}</p>
        </li>
      ))}
    </ol>
  );
}
